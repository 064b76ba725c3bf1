package kodama.loop.replay;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.util.Map;
import java.util.TreeMap;
import kodama.file.GameFileException;

/**
 * The hashes of a game's Java parts as a file of the packed game, whose classes are among those of the framework and of
 * plugins. Each line has a hash, as 16 hexadecimal digits, and a name.
 */
public final class PackedHashes {
    /** Path of the file in the jar. */
    public static final String FILE = "META-INF/kodama-java";

    private static final int DIGITS = 16;

    private PackedHashes() {}

    /** Returns the content of the file. */
    public static byte[] write(Map<String, Long> hashes) {
        StringBuilder lines = new StringBuilder();
        new TreeMap<>(hashes).forEach((name, hash) -> lines.append(String.format("%016x %s\n", hash, name)));
        return lines.toString().getBytes(UTF_8);
    }

    /**
     * Reads the hashes of a packed game.
     *
     * @return the hashes by name; empty if the jar has none
     * @throws GameFileException if the file cannot be read
     */
    public static Map<String, Long> read(ClassLoader jar) {
        URL file = jar.getResource(FILE);
        if (file == null) return Map.of();
        try (InputStream in = openUncached(file)) {
            return parse(new String(in.readAllBytes(), UTF_8));
        } catch (IOException | NumberFormatException | StringIndexOutOfBoundsException e) {
            throw new GameFileException(FILE, "cannot be read", e);
        }
    }

    /** Java's cache would keep the jar open, and would not see that it was replaced. */
    private static InputStream openUncached(URL file) throws IOException {
        URLConnection connection = file.openConnection();
        connection.setUseCaches(false);
        return connection.getInputStream();
    }

    private static Map<String, Long> parse(String lines) {
        Map<String, Long> hashes = new TreeMap<>();
        lines.lines()
                .forEach(line -> hashes.put(
                        line.substring(DIGITS + 1), Long.parseUnsignedLong(line.substring(0, DIGITS), DIGITS)));
        return hashes;
    }
}
