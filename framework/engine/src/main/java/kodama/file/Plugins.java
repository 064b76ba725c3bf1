package kodama.file;

import java.io.File;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.security.CodeSource;
import java.util.Arrays;

/** Finds optional jars in a folder next to the program: readers of further sound formats, or game controllers. */
public final class Plugins {
    /** Name of the folder with the jars, next to the program. */
    public static final String FOLDER = "plugins";

    private Plugins() {}

    /**
     * Looks in the folder next to the jar of this class.
     *
     * @return a class loader for the jars found and for the class path
     */
    public static ClassLoader nextToProgram() {
        return in(folder());
    }

    /**
     * Looks in a folder.
     *
     * @param folder the folder; need not exist
     * @return a class loader for all of its jars and for the class path
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

    /** The jar or folder with this class, or the first entry of the class path if its location is unknown. */
    private static File program() {
        CodeSource source = Plugins.class.getProtectionDomain().getCodeSource();
        try {
            if (source != null && source.getLocation() != null)
                return new File(source.getLocation().toURI());
        } catch (URISyntaxException | IllegalArgumentException notOnDisk) {
            // use the class path
        }
        String first = System.getProperty("java.class.path").split(File.pathSeparator)[0];
        return new File(first).getAbsoluteFile();
    }
}
