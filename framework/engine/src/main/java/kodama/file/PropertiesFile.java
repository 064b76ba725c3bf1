package kodama.file;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A small private file of names and values. */
public final class PropertiesFile {
    /** Most bytes of such a file, for reading and writing. */
    static final int MAX_BYTES = 1 << 20;

    private PropertiesFile() {}

    /**
     * Reads a file.
     *
     * @param file the file; need not exist
     * @return its names and values; empty if the file does not exist
     * @throws GameFileException if it exists and cannot be read, or has more than a megabyte
     */
    public static Map<String, String> read(Path file) {
        if (!Files.isRegularFile(file)) return Map.of();
        checkSize(file, file.toFile().length());
        Properties properties = new Properties();
        try (Reader text = new StringReader(Files.readString(file))) {
            properties.load(text);
        } catch (IOException | IllegalArgumentException e) {
            throw new GameFileException(file.toString(), "cannot be read (" + FolderTree.reason(e) + ")", e);
        }
        Map<String, String> values = new TreeMap<>();
        properties.stringPropertyNames().forEach(name -> values.put(name, properties.getProperty(name)));
        return values;
    }

    /**
     * Writes a whole file, as {@link AtomicFile} does, and creates its folder if it is missing. Equal values give equal
     * files.
     *
     * @param file the file; replaced if it exists
     * @throws GameFileException if it cannot be written, or would have more than a megabyte
     */
    public static void write(Path file, Map<String, String> values) {
        byte[] content = text(values).getBytes(StandardCharsets.UTF_8);
        checkSize(file, content.length);
        AtomicFile.writeWithFolder(file, content);
    }

    private static void checkSize(Path file, long bytes) {
        if (bytes > MAX_BYTES)
            throw new GameFileException(file.toString(), "must have at most " + MAX_BYTES + " bytes but has " + bytes);
    }

    /** Omits the date that Java writes into the first line. */
    private static String text(Map<String, String> values) {
        Properties properties = new Properties();
        properties.putAll(values);
        return stored(properties)
                .lines()
                .filter(line -> !line.startsWith("#"))
                .sorted()
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static String stored(Properties properties) {
        StringWriter text = new StringWriter();
        try {
            properties.store(text, null);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible); // writing to a string cannot fail
        }
        return text.toString();
    }
}
