package kodama.pack.system;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import kodama.file.GameFileException;

/**
 * A short name of what is in a jar. Java knows a jar again by its size and time, and packed ones have all the same.
 */
final class JarDigest {
    private JarDigest() {}

    static String of(Path jar) {
        CRC32 sum = new CRC32();
        try {
            sum.update(Files.readAllBytes(jar));
        } catch (IOException e) {
            throw new GameFileException(jar.toString(), "cannot be read (" + e.getMessage() + ")", e);
        }
        return "%08x".formatted(sum.getValue());
    }
}
