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
 * Stores each save as a file {@code scores.save}, with its previous version as {@code scores.save.bak}. A damaged file
 * is renamed to {@code scores.save.broken}, so that it can be examined.
 */
final class SaveFolder implements SaveStore {
    private static final String EXTENSION = ".save";
    private static final String PREVIOUS = ".bak";
    private static final String BROKEN = ".broken";

    private final ContainedPath folder;
    private final Consumer<String> notices;
    private final FolderLock lock = new FolderLock();

    /** Whether no file is changed, whatever is written. */
    private final boolean isReadOnly;

    private boolean hasChecked;

    SaveFolder(ContainedPath folder, Consumer<String> notices) {
        this(folder, notices, false);
    }

    private SaveFolder(ContainedPath folder, Consumer<String> notices, boolean isReadOnly) {
        this.folder = folder;
        this.notices = notices;
        this.isReadOnly = isReadOnly;
        try {
            if (!isReadOnly && PlainFiles.isFolder(folder.checked())) checkForOthers();
        } catch (GameFileException outside) {
            notices.accept("saves cannot be read or written: " + outside.getMessage());
        }
    }

    /** Creates a store that reads saves without a notice, and ignores writes and deletions. */
    static SaveFolder readOnly(ContainedPath folder) {
        return new SaveFolder(folder, notice -> {}, true);
    }

    /** Warns once if another program uses this folder. A program that only reads does not create the folder. */
    private synchronized void checkForOthers() {
        if (hasChecked) return;
        hasChecked = true;
        if (!lock.take(here()))
            notices.accept(
                    "another running game also saves in " + folder + "; each can overwrite the saves of the other");
    }

    /** The folder, after checking it for links. */
    private Path here() {
        try {
            return folder.checked();
        } catch (GameFileException outside) {
            throw new SaveException(String.valueOf(outside.getMessage()));
        }
    }

    @Override
    public @Nullable StoredSave read(String name) {
        Path file = file(name);
        try {
            byte[] content = contentOf(file);
            return content == null ? before(file) : StoredSave.parse(content);
        } catch (SaveDamage damage) {
            renameBroken(file);
            return reportAndUsePrevious(name, file, "is damaged: " + damage.getMessage());
        } catch (IOException unreadable) {
            return reportAndUsePrevious(name, file, "cannot be read: " + unreadable.getMessage());
        }
    }

    private @Nullable StoredSave reportAndUsePrevious(String name, Path file, String trouble) {
        StoredSave before = before(file);
        notices.accept("the save '" + name + "' " + trouble + "; " + describePrevious(before, sibling(file, PREVIOUS)));
        return before;
    }

    private static String describePrevious(@Nullable StoredSave before, Path file) {
        if (before != null) return "the previous version is used";
        return PlainFiles.isFile(file) ? "the previous version is damaged too" : "there is no previous version";
    }

    private static @Nullable StoredSave before(Path file) {
        try {
            byte[] content = contentOf(sibling(file, PREVIOUS));
            return content == null ? null : StoredSave.parse(content);
        } catch (SaveDamage | IOException none) {
            return null;
        }
    }

    /** If the file cannot be renamed, it is reported again when it is read again. */
    private void renameBroken(Path file) {
        if (isReadOnly) return;
        try {
            AtomicFile.move(file, sibling(file, BROKEN));
        } catch (GameFileException stays) {
            // for example, the folder is not writable
        }
    }

    /** Content of a file; null if it does not exist. */
    private static byte @Nullable [] contentOf(Path file) throws IOException {
        String other = PlainFiles.describeNonFile(file);
        if (other != null) throw new IOException(other);
        if (!PlainFiles.isFile(file)) return null;
        if (PlainFiles.size(file) > SaveFormat.MAX_BYTES) throw new SaveDamage("it is too large for a save");
        return PlainFiles.read(file);
    }

    private static void checkPlain(Path file, String problem) {
        String other = PlainFiles.describeNonFile(file);
        if (other != null) throw new GameFileException(file.toString(), problem + " (" + other + ")");
    }

    @Override
    public void write(String name, byte[] content) {
        if (isReadOnly) return;
        Path file = file(name);
        checkPlain(file, "cannot be written");
        folder.createFolder();
        checkForOthers();
        keepPrevious(file);
        AtomicFile.writeDurably(file, content);
    }

    @Override
    public void writeLater(String name, Function<@Nullable Object, Object> change) {
        if (!isReadOnly) write(name, SaveWriter.write(name, change.apply(StoredSave.dataOf(read(name)))));
    }

    /** Copies the current version; the file itself stays until the new one replaces it, so that one always exists. */
    private void keepPrevious(Path file) {
        try {
            byte[] content = contentOf(file);
            if (content == null) return;
            SaveReader.check(content);
            Path before = sibling(file, PREVIOUS);
            if (!PlainFiles.hasContent(before, content)) AtomicFile.writeDurably(before, content);
        } catch (SaveDamage damaged) {
            renameBroken(file);
        } catch (IOException unreadable) {
            // keep the older previous version
        }
    }

    @Override
    public void delete(String name) {
        if (isReadOnly) return;
        Path file = file(name);
        try {
            for (Path each : List.of(sibling(file, PREVIOUS), file)) checkPlain(each, "cannot be deleted");
            PlainFiles.delete(sibling(file, PREVIOUS));
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

    /** If a save is lost, its previous version counts. */
    private static void addSize(String path, long bytes, SortedMap<String, Long> sizes) {
        boolean isBefore = path.endsWith(EXTENSION + PREVIOUS);
        if (!isBefore && !path.endsWith(EXTENSION)) return;
        String name = path.substring(0, path.lastIndexOf(EXTENSION));
        if (!SaveName.isValid(name)) return;
        if (isBefore) sizes.putIfAbsent(name, bytes);
        else sizes.put(name, bytes);
    }

    /** Path of a save. Folders in it that are links may lead anywhere, so they are rejected. */
    private Path file(String name) {
        Path here = here();
        Path file = here.resolve(name + EXTENSION);
        for (Path at = file.getParent(); at != null && !at.equals(here); at = at.getParent())
            if (PlainFiles.isLink(at))
                throw new SaveException(
                        "the save '" + name + "' is reached through the link " + at + ", which is not followed");
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
