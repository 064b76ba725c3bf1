package kodama.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads files that the user has chosen. Links are followed; folders, pipes and devices are rejected, because reading
 * them may never end.
 */
public final class InputFile {
    /**
     * The start of a file.
     *
     * @param bytes its first bytes
     * @param size size of the whole file in bytes; at least the number of bytes
     */
    public record Start(byte[] bytes, long size) {}

    private InputFile() {}

    /**
     * Reads the start of a file.
     *
     * @param most number of bytes to read, if the file has as many
     * @throws GameFileException if it is not a file, does not exist or cannot be read
     */
    public static Start readStart(Path named, int most) {
        try {
            BasicFileAttributes attributes = Files.readAttributes(named, BasicFileAttributes.class);
            if (attributes.isDirectory()) throw new IOException("it is a folder");
            if (!attributes.isRegularFile()) throw new IOException("it is not a file");
            try (InputStream in = Files.newInputStream(named)) {
                byte[] bytes = in.readNBytes(most);
                return new Start(bytes, Math.max(bytes.length, attributes.size()));
            }
        } catch (IOException e) {
            throw new GameFileException(named.toString(), "cannot be read (" + FolderTree.reason(e) + ")", e);
        }
    }

    /**
     * Lists the names in a folder that have an extension; folders below are not entered.
     *
     * @param extension end of each name, such as {@code .png}
     * @return the names, sorted
     * @throws GameFileException if the folder does not exist or cannot be listed
     */
    public static List<String> names(Path folder, String extension) {
        List<String> names = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
            for (Path entry : entries) names.add(entry.getFileName().toString());
        } catch (IOException | DirectoryIteratorException e) {
            String reason = Files.exists(folder) && !Files.isDirectory(folder) ? "not a folder" : FolderTree.reason(e);
            throw new GameFileException(folder.toString(), "cannot be listed (" + reason + ")", e);
        }
        names.removeIf(name -> !name.endsWith(extension));
        names.sort(null);
        return names;
    }
}
