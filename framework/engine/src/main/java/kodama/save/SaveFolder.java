package kodama.save;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import kodama.file.AtomicFile;
import kodama.file.ContainedPath;
import kodama.file.FolderLock;
import kodama.file.GameFileException;
import kodama.file.PlainFiles;
import kodama.save.SaveFormat.SaveDamage;
import org.jspecify.annotations.Nullable;

/**
 * Keeps each save as a file {@code scores.save}, with the one before as {@code scores.save.bak}. What is found damaged
 * is put aside as {@code scores.save.broken}, for a person to look at.
 */
final class SaveFolder implements SaveStore {
    private static final String ENDING = ".save";
    private static final String BEFORE = ".bak";
    private static final String BROKEN = ".broken";

    private final ContainedPath folder;
    private final Consumer<String> notices;
    private final FolderLock lock = new FolderLock();
    private boolean hasLooked;

    SaveFolder(ContainedPath folder, Consumer<String> notices) {
        this.folder = folder;
        this.notices = notices;
        try {
            if (PlainFiles.isFolder(folder.checked())) lookForOthers();
        } catch (GameFileException outside) {
            notices.accept("nothing can be saved or read: " + outside.getMessage());
        }
    }

    /** Warns once if another program has these saves, too. One that only reads makes no folder. */
    private synchronized void lookForOthers() {
        if (hasLooked) return;
        hasLooked = true;
        if (!lock.take(here()))
            notices.accept("another running game saves in " + folder
                    + ", too: what one saves can replace what the other" + " has saved");
    }

    /** The folder, as it may be used. */
    private Path here() {
        try {
            return folder.checked();
        } catch (GameFileException outside) {
            throw new SaveException(String.valueOf(outside.getMessage()));
        }
    }

    @Override
    public @Nullable Object read(String name) {
        Path file = file(name);
        try {
            byte[] content = contentOf(file);
            return content == null ? before(file) : SaveReader.read(content);
        } catch (SaveDamage damage) {
            putAside(file);
            return tellBefore(name, file, "is damaged: " + damage.getMessage());
        } catch (IOException unreadable) {
            return tellBefore(name, file, "cannot be read: " + unreadable.getMessage());
        }
    }

    private @Nullable Object tellBefore(String name, Path file, String trouble) {
        Object before = before(file);
        notices.accept("the save '" + name + "' " + trouble + "; " + toldOf(before, sibling(file, BEFORE)));
        return before;
    }

    private static String toldOf(@Nullable Object before, Path file) {
        if (before != null) return "the one before it is taken";
        return PlainFiles.isFile(file) ? "the one before it is damaged, too" : "there is none before it";
    }

    private static @Nullable Object before(Path file) {
        try {
            byte[] content = contentOf(sibling(file, BEFORE));
            return content == null ? null : SaveReader.read(content);
        } catch (SaveDamage | IOException none) {
            return null;
        }
    }

    /** A file that stays where it is does no harm: it is told of again. */
    private static void putAside(Path file) {
        try {
            AtomicFile.move(file, sibling(file, BROKEN));
        } catch (GameFileException stays) {
            // as in a folder that no one may write to
        }
    }

    /** All that a file has; null if there is none. */
    private static byte @Nullable [] contentOf(Path file) throws IOException {
        String other = PlainFiles.describeNonFile(file);
        if (other != null) throw new IOException(other);
        if (!PlainFiles.isFile(file)) return null;
        if (PlainFiles.size(file) > SaveFormat.MAX_BYTES) throw new SaveDamage("it is larger than a save can be");
        return PlainFiles.read(file);
    }

    private static void checkPlain(Path file, String problem) {
        String other = PlainFiles.describeNonFile(file);
        if (other != null) throw new GameFileException(file.toString(), problem + " (" + other + ")");
    }

    @Override
    public void write(String name, byte[] content) {
        Path file = file(name);
        checkPlain(file, "cannot be written");
        folder.createFolder();
        lookForOthers();
        keepBefore(file);
        AtomicFile.writeDurably(file, content);
    }

    @Override
    public void writeLater(String name, Function<@Nullable Object, Object> change) {
        write(name, SaveWriter.write(name, change.apply(read(name))));
    }

    /** The file itself stays until the new one takes its place, so that there is always one under its name. */
    private static void keepBefore(Path file) {
        try {
            byte[] content = contentOf(file);
            if (content == null) return;
            SaveReader.check(content);
            Path before = sibling(file, BEFORE);
            if (!PlainFiles.hasContent(before, content)) AtomicFile.writeDurably(before, content);
        } catch (SaveDamage damaged) {
            putAside(file);
        } catch (IOException unreadable) {
            // then the one before stays what it is
        }
    }

    @Override
    public void delete(String name) {
        Path file = file(name);
        try {
            for (Path each : List.of(sibling(file, BEFORE), file)) checkPlain(each, "cannot be deleted");
            PlainFiles.delete(sibling(file, BEFORE));
            PlainFiles.delete(file);
        } catch (IOException refused) {
            throw new GameFileException(file.toString(), "cannot be deleted (" + refused.getMessage() + ")", refused);
        }
    }

    @Override
    public SortedMap<String, Long> sizes() {
        SortedMap<String, Long> sizes = new TreeMap<>();
        PlainFiles.sizes(here()).forEach((path, bytes) -> addSize(path, bytes, sizes));
        return sizes;
    }

    /** The one before counts for one that is lost. */
    private static void addSize(String path, long bytes, SortedMap<String, Long> sizes) {
        boolean isBefore = path.endsWith(ENDING + BEFORE);
        if (!isBefore && !path.endsWith(ENDING)) return;
        String name = path.substring(0, path.lastIndexOf(ENDING));
        if (!SaveName.isValid(name)) return;
        if (isBefore) sizes.putIfAbsent(name, bytes);
        else sizes.put(name, bytes);
    }

    /** Where a save lies. Folders on the way that are links may lead anywhere. */
    private Path file(String name) {
        Path here = here();
        Path file = here.resolve(name + ENDING);
        for (Path at = file.getParent(); at != null && !at.equals(here); at = at.getParent())
            if (PlainFiles.isLink(at))
                throw new SaveException(
                        "the save '" + name + "' lies behind the link " + at + ", which is not followed");
        return file;
    }

    private static Path sibling(Path file, String ending) {
        return file.resolveSibling(file.getFileName() + ending);
    }

    @Override
    public void close() {
        lock.close();
    }
}
