package kodama.pack;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The files of the running framework and its libraries, in its jar or in the folders of compiled classes. */
final class FrameworkFiles {
    /** The main class of a packed game, which checks the Java version. */
    static final String PROGRAM = "kodama/cli/Launcher";

    private static final String CLASS = ".class";

    /** The classes that read gamepads by SDL. */
    static final String PADS = "kodama/pads/";

    /** The native libraries that they load, which contain SDL. */
    static final List<String> NATIVES = List.of(
            "jamepad64.dll", "libjamepad64.dylib", "libjamepad64.so", "libjamepadarm64.dylib", "libjamepadarm64.so");

    private static final String PAD_MAPPINGS = PADS + "mappings.txt";

    /** The libraries of releases. When Kodama's jar is built, ASM is relocated and this name changes with it. */
    private static final List<String> LIBRARIES =
            List.of("org/luaj/", "org/objectweb/asm/", "com/studiohartman/jamepad/", "com/badlogic/gdx/utils/");

    /** Lists the files of the modules for releases, one a line; written by the build. */
    private static final String LIST = "kodama/pack/release.txt";

    private final ClassLoader loader;
    private final Set<String> released;

    FrameworkFiles(ClassLoader loader) {
        this.loader = loader;
        String list = new String(read(LIST), StandardCharsets.UTF_8);
        released = list.lines().filter(name -> !name.isEmpty()).collect(Collectors.toCollection(TreeSet::new));
    }

    /** The version; empty if the framework is not in a jar. */
    String version() {
        String version = FrameworkFiles.class.getPackage().getImplementationVersion();
        return version == null ? "" : version;
    }

    /** A class file of the framework or its libraries; null for any other class, such as Java's own. */
    byte @Nullable [] classFile(String name) {
        return name.startsWith("java/") ? null : find(name + CLASS);
    }

    /** Whether the framework has a file. */
    boolean has(String file) {
        return find(file) != null;
    }

    /** Whether a class may be part of a release. */
    boolean isReleased(String name) {
        return released.contains(name + CLASS)
                || name.startsWith(PADS)
                || LIBRARIES.stream().anyMatch(name::startsWith);
    }

    /** The files of a release that are not classes, by name. */
    Map<String, byte[]> files() {
        return released.stream()
                .filter(name -> !name.endsWith(CLASS))
                .collect(Collectors.toMap(name -> name, this::read));
    }

    /** The files besides classes that gamepads need; none if this Kodama was built without them. */
    Map<String, byte[]> padFiles() {
        Map<String, byte[]> files = new TreeMap<>();
        for (String name : NATIVES) add(name, files);
        add(PAD_MAPPINGS, files);
        return files;
    }

    private void add(String name, Map<String, byte[]> files) {
        byte[] content = find(name);
        if (content != null) files.put(name, content);
    }

    /** Reads a required file. */
    byte[] read(String name) {
        byte[] content = find(name);
        if (content == null) throw new PackException("Kodama is incomplete: " + name + " is missing");
        return content;
    }

    private byte @Nullable [] find(String name) {
        URL found = loader.getResource(name);
        if (found == null || found.getProtocol().equals("jrt")) return null; // jrt: a class of Java itself
        try (InputStream in = found.openStream()) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new PackException("Kodama is damaged: " + name + " cannot be read (" + e.getMessage() + ")");
        }
    }
}
