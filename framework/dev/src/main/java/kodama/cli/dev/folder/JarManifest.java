package kodama.cli.dev.folder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import kodama.cli.CommandException;
import kodama.script.config.GameConfig;

/**
 * Sees to it that a jar of a game is one, and that what {@code game.lua} names is all that there is of its Java parts.
 */
final class JarManifest {
    private JarManifest() {}

    /**
     * Checks a jar.
     *
     * @throws CommandException if it is none, or if it names further jars, which Java would load as well
     */
    static void check(String place, Path jar) {
        if (!Files.isRegularFile(jar)) throw wrong(place, "is neither a folder nor a jar");
        try (JarFile open = new JarFile(jar.toFile())) {
            Manifest manifest = open.getManifest();
            boolean namesJars =
                    manifest != null && manifest.getMainAttributes().containsKey(Attributes.Name.CLASS_PATH);
            if (namesJars || open.getEntry("META-INF/INDEX.LIST") != null)
                throw wrong(place, "names further jars in its manifest; name them in 'java' instead");
        } catch (IOException unreadable) {
            throw wrong(place, "is no jar that can be read");
        }
    }

    private static CommandException wrong(String place, String what) {
        return new CommandException(GameConfig.FILE + ": '" + place + "' in 'java' " + what);
    }
}
