package kodama.save;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import kodama.file.AtomicFile;
import kodama.file.GameFileException;
import org.jspecify.annotations.Nullable;

/**
 * Keeps each save as a file {@code scores.save}, with the one before as {@code scores.save.bak}. What is found damaged
 * is put aside as {@code scores.save.broken}, for whoever wants to look at it.
 */
final class SaveFolder implements SaveStore {
    private static final String ENDING = ".save";
    private static final String BEFORE = ".bak";
    private static final String BROKEN = ".broken";

    private final Path folder;
    private final Consumer<String> notices;

    SaveFolder(Path folder, Consumer<String> notices) {
        this.folder = folder;
        this.notices = notices;
    }

    @Override
    public @Nullable Object read(String name) {
        Path file = file(name);
        try {
            Object data = contentOf(file);
            return data != null ? data : contentOf(sibling(file, BEFORE));
        } catch (SaveDamage damage) {
            return readBefore(name, file, damage);
        }
    }

    private @Nullable Object readBefore(String name, Path file, SaveDamage damage) {
        Object before = null;
        try {
            before = contentOf(sibling(file, BEFORE));
        } catch (SaveDamage none) {
            // then there is nothing
        }
        notices.accept("the save '" + name + "' is damaged (" + damage.getMessage() + "); "
                + (before == null ? "there is none before it" : "the one before it is taken") + putAside(file));
        return before;
    }

    private static String putAside(Path file) {
        try {
            Path aside = sibling(file, BROKEN);
            AtomicFile.move(file, aside);
            return ", and it is kept as " + aside.getFileName();
        } catch (GameFileException stays) {
            return "";
        }
    }

    /** What a file holds; null if there is none. */
    private @Nullable Object contentOf(Path file) {
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) || !isInside(file)) return null;
        try {
            if (Files.size(file) > SaveFormat.MOST_BYTES)
                throw new SaveDamage("more than " + SaveFormat.MOST_BYTES + " bytes");
            return SaveReader.read(Files.readAllBytes(file));
        } catch (IOException unreadable) {
            throw new SaveDamage("it cannot be read: " + unreadable.getMessage());
        }
    }

    /** A link may lead anywhere. */
    private boolean isInside(Path file) {
        try {
            return file.resolveSibling(".").toRealPath().startsWith(folder.toRealPath());
        } catch (IOException unreadable) {
            return false;
        }
    }

    @Override
    public void write(String name, byte[] content) {
        Path file = file(name);
        AtomicFile.writeWithFolder(file, content);
    }

    @Override
    public void delete(String name) {
        Path file = file(name);
        try {
            Files.deleteIfExists(sibling(file, BEFORE));
            Files.deleteIfExists(file);
        } catch (IOException refused) {
            throw new GameFileException(file.toString(), "cannot be deleted (" + refused.getMessage() + ")", refused);
        }
    }

    @Override
    public SortedMap<String, Long> sizes() {
        SortedMap<String, Long> sizes = new TreeMap<>();
        addSizes(folder, "", sizes);
        return sizes;
    }

    private void addSizes(Path at, String prefix, SortedMap<String, Long> sizes) {
        if (!Files.isDirectory(at, LinkOption.NOFOLLOW_LINKS)) return;
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(at)) {
            for (Path entry : entries) {
                String name = prefix + entry.getFileName();
                addSizes(entry, name + "/", sizes);
                boolean isSave = name.endsWith(ENDING) && Files.isRegularFile(entry, LinkOption.NOFOLLOW_LINKS);
                if (isSave) sizes.put(name.substring(0, name.length() - ENDING.length()), Files.size(entry));
            }
        } catch (IOException | DirectoryIteratorException unreadable) {
            // what cannot be seen is not there
        }
    }

    private Path file(String name) {
        return folder.resolve(name + ENDING);
    }

    private static Path sibling(Path file, String ending) {
        return file.resolveSibling(file.getFileName() + ending);
    }

    @Override
    public void close() {}
}
