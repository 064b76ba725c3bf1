package kodama.dap;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kodama.base.Utf8Decoder;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.file.PathParser;
import kodama.script.game.BundledScripts;
import org.jspecify.annotations.Nullable;

/**
 * Maps the scripts of a game to the sources of an editor: files on disk are absolute paths, scripts in the jar have
 * numbers. Thread-safe.
 */
final class SourceFiles {
    private final GameFiles files;

    /** Scripts of the jar that the editor knows, in the order of their numbers, from 1. */
    private final List<String> numbered = new ArrayList<>();

    SourceFiles(GameFiles files) {
        this.files = files;
    }

    /** The game's path of a file on disk, such as {@code enemies/popcorn.lua}; null if it is not a file of the game. */
    @Nullable
    String gameFile(String path) {
        Path whole;
        try {
            whole = PathParser.parse(path).toAbsolutePath().normalize();
        } catch (GameFileException wrong) {
            return null;
        }
        for (int from = 0; from < whole.getNameCount(); from++) {
            String name = whole.subpath(from, whole.getNameCount()).toString().replace('\\', '/');
            Path found = onDisk(name);
            if (found != null && isSame(found, whole)) return name;
        }
        return null;
    }

    private static boolean isSame(Path found, Path other) {
        try {
            return found.equals(other) || found.toRealPath().equals(other.toRealPath());
        } catch (IOException gone) {
            return false;
        }
    }

    private @Nullable Path onDisk(String file) {
        try {
            return files.exists(file)
                    ? files.pathOnDisk(file)
                            .map(path -> path.toAbsolutePath().normalize())
                            .orElse(null)
                    : null;
        } catch (RuntimeException noPathOfAGame) {
            return null;
        }
    }

    /** A script as a {@code Source} object of the protocol. */
    Map<String, Object> source(String file) {
        Path path = onDisk(file);
        String name = file.substring(file.lastIndexOf('/') + 1);
        if (path != null) return Map.of("name", name, "path", path.toString());
        if (BundledScripts.read(file) == null) return Map.of("name", file, "presentationHint", "deemphasize");
        return Map.of("name", file, "sourceReference", number(file), "origin", "in kodama.jar");
    }

    private synchronized int number(String file) {
        if (!numbered.contains(file)) numbered.add(file);
        return numbered.indexOf(file) + 1;
    }

    /** The game's path of a script in the jar. */
    synchronized String name(int number) {
        if (number < 1 || number > numbered.size()) throw new DapRequestException("there is no source " + number);
        return numbered.get(number - 1);
    }

    /** The text of a script in the jar. */
    String text(int number) {
        byte[] text = BundledScripts.read(name(number));
        if (text == null) throw new DapRequestException("there is no source " + number);
        return Utf8Decoder.decode(text);
    }

    /** The content of a script; null if it does not exist. */
    byte @Nullable [] read(String file) {
        try {
            return files.exists(file) ? files.read(file) : BundledScripts.read(file);
        } catch (RuntimeException unreadable) {
            return null;
        }
    }
}
