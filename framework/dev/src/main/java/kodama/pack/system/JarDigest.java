package kodama.pack.system;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import kodama.file.GameFileException;

/**
 * A short checksum of a jar's content. Java identifies a jar by size and time, but all packed jars have the same time.
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
