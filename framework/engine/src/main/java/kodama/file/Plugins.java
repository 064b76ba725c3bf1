package kodama.file;

import java.io.File;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.security.CodeSource;
import java.util.Arrays;

/** What Kodama finds beside itself and can do without: jars that read further kinds of sounds, or pads. */
public final class Plugins {
    /** The folder beside the program in which their jars are. */
    public static final String FOLDER = "plugins";

    private Plugins() {}

    /**
     * Looks in the folder beside the jar that has this class.
     *
     * @return has what is there, and what is on the class path
     */
    public static ClassLoader nextToProgram() {
        return in(folder());
    }

    /**
     * Looks in a folder.
     *
     * @param folder need not be there
     * @return has all of its jars, and what is on the class path
     */
    public static ClassLoader in(File folder) {
        ClassLoader own = Plugins.class.getClassLoader();
        File[] jars = folder.listFiles((in, name) -> name.endsWith(".jar"));
        if (jars == null || jars.length == 0) return own;
        Arrays.sort(jars);
        return new URLClassLoader(
                Arrays.stream(jars).map(jar -> ClassUrl.of(jar.toPath())).toArray(URL[]::new), own);
    }

    private static File folder() {
        return new File(program().getParentFile(), FOLDER);
    }

    /** The jar or folder that has this class; Java does not know it for a class out of an archive of another place. */
    private static File program() {
        CodeSource source = Plugins.class.getProtectionDomain().getCodeSource();
        try {
            if (source != null && source.getLocation() != null)
                return new File(source.getLocation().toURI());
        } catch (URISyntaxException | IllegalArgumentException notOnDisk) {
            // as if it were unknown
        }
        String first = System.getProperty("java.class.path").split(File.pathSeparator)[0];
        return new File(first).getAbsoluteFile();
    }
}
