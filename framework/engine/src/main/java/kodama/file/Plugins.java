package kodama.file;

import java.io.File;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.security.CodeSource;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

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
        File[] jars = jars(folder, "");
        if (jars.length == 0) return own;
        return new URLClassLoader(
                Arrays.stream(jars).map(jar -> ClassUrl.of(jar.toPath())).toArray(URL[]::new), own);
    }

    /**
     * Looks for a jar in the folder next to the jar of this class.
     *
     * @param prefix beginning of its name
     * @return the last jar by name; null if there is none
     */
    public static @Nullable File jarNextToProgram(String prefix) {
        File[] jars = jars(folder(), prefix);
        return jars.length == 0 ? null : jars[jars.length - 1];
    }

    /**
     * Looks for a file next to the jar of this class, or, in a pack for a system, next to what starts it.
     *
     * @param name its name
     * @return the file; null if there is none
     */
    public static @Nullable File fileNextToProgram(String name) {
        return fileNextTo(program(), name);
    }

    /** In packs, the jar is in {@code app}, and on macOS this is in {@code Title.app/Contents}. */
    static @Nullable File fileNextTo(File program, String name) {
        File folder = program.getParentFile();
        File file = new File(folder, name);
        if (file.isFile()) return file;
        if (folder == null || !folder.getName().equals("app")) return null;
        File root = folder.getParentFile();
        if (root != null && root.getName().equals("Contents")) root = root.getParentFile();
        if (root != null && root.getName().endsWith(".app")) root = root.getParentFile();
        File outside = new File(root, name);
        return outside.isFile() ? outside : null;
    }

    /** Returns the jars of a folder, sorted by name. */
    private static File[] jars(File folder, String prefix) {
        File[] jars = folder.listFiles((in, name) -> name.startsWith(prefix) && name.endsWith(".jar"));
        if (jars == null) return new File[0];
        Arrays.sort(jars);
        return jars;
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
