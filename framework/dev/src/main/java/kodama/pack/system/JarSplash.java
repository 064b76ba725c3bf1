package kodama.pack.system;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import kodama.file.GameFileException;
import org.jspecify.annotations.Nullable;

/** The picture that a jar shows while Java starts. Only Java's own launcher reads it from the jar. */
final class JarSplash {
    private static final String ATTRIBUTE = "SplashScreen-Image";

    private JarSplash() {}

    /** Returns the picture file that the manifest names; null if it names none. */
    static byte @Nullable [] find(Path jar) {
        try (JarFile file = new JarFile(jar.toFile())) {
            Manifest manifest = file.getManifest();
            String name = manifest == null ? null : manifest.getMainAttributes().getValue(ATTRIBUTE);
            return name == null ? null : read(file, name);
        } catch (IOException e) {
            throw new GameFileException(jar.toString(), "cannot be read (" + e.getMessage() + ")", e);
        }
    }

    private static byte[] read(JarFile jar, String name) throws IOException {
        ZipEntry entry = jar.getEntry(name);
        if (entry == null) throw new IOException("it has no " + ATTRIBUTE + " '" + name + "'");
        try (InputStream in = jar.getInputStream(entry)) {
            return in.readAllBytes();
        }
    }
}
