package kodama.pack;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import kodama.script.config.GameConfig;

/** Builds the manifest of a release. */
final class ReleaseManifest {
    private ReleaseManifest() {}

    /** The content of {@code META-INF/MANIFEST.MF}. The framework's version is empty if it is not in a jar. */
    static byte[] of(GameConfig game, String version, Set<String> names) {
        Manifest manifest = new Manifest();
        Attributes main = manifest.getMainAttributes();
        main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        main.put(Attributes.Name.MAIN_CLASS, FrameworkFiles.PROGRAM.replace('/', '.'));
        main.putValue("Add-Opens", "java.desktop/sun.awt.X11"); // for the window class under X11
        main.putValue("Enable-Native-Access", "ALL-UNNAMED"); // for SDL and plugins: newer Java would print warnings
        main.putValue("SplashScreen-Image", SplashPicture.FILE);
        boolean hasVersions = names.stream().anyMatch(name -> name.startsWith("META-INF/versions/"));
        if (hasVersions) main.put(Attributes.Name.MULTI_RELEASE, "true");
        put(main, Attributes.Name.IMPLEMENTATION_TITLE, game.display().title());
        put(main, Attributes.Name.IMPLEMENTATION_VERSION, game.info().version());
        put(main, Attributes.Name.IMPLEMENTATION_VENDOR, game.info().author());
        manifest.getEntries().put("kodama/cli/", framework(version)); // read by its class Version
        return bytes(manifest);
    }

    private static Attributes framework(String version) {
        Attributes framework = new Attributes();
        framework.put(Attributes.Name.IMPLEMENTATION_TITLE, "kodama");
        put(framework, Attributes.Name.IMPLEMENTATION_VERSION, version.isEmpty() ? "(not packed)" : version);
        return framework;
    }

    private static void put(Attributes attributes, Attributes.Name name, String value) {
        if (!value.isEmpty()) attributes.put(name, value);
    }

    private static byte[] bytes(Manifest manifest) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            manifest.write(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // an array never fails
        }
        return out.toByteArray();
    }
}
