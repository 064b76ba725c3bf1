package kodama.pack;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The framework that packs, as it lies in its jar or in the folders that it was compiled to, with its libraries. */
final class FrameworkFiles {
    /** What plays a packed game, if Java is new enough. */
    static final String PROGRAM = "kodama/cli/Launcher";

    private static final String CLASS = ".class";

    /** The libraries of releases. The build changes the second name in Kodama's jar, where ASM has another. */
    private static final List<String> LIBRARIES = List.of("org/luaj/", "org/objectweb/asm/");

    /** The files of the modules that a release may have, one a line; the build writes it. */
    private static final String LIST = "kodama/pack/release.txt";

    private final ClassLoader loader;
    private final Set<String> released;

    FrameworkFiles(ClassLoader loader) {
        this.loader = loader;
        String list = new String(read(LIST), StandardCharsets.UTF_8);
        released = list.lines().filter(name -> !name.isEmpty()).collect(Collectors.toCollection(TreeSet::new));
    }

    /** Its version; empty if it is not packed. */
    String version() {
        String version = FrameworkFiles.class.getPackage().getImplementationVersion();
        return version == null ? "" : version;
    }

    /** The file of one of its classes, or of one of its libraries; null if it has none of that name, as Java's own. */
    byte @Nullable [] classFile(String name) {
        return name.startsWith("java/") ? null : find(name + CLASS);
    }

    /** Tells whether it has a file, of a class or another. */
    boolean has(String file) {
        return find(file) != null;
    }

    /** Whether one of its classes, or of its libraries, may be in a release. */
    boolean isReleased(String name) {
        return released.contains(name + CLASS) || LIBRARIES.stream().anyMatch(name::startsWith);
    }

    /** The files of a release that are not classes, by their names. */
    Map<String, byte[]> files() {
        return released.stream()
                .filter(name -> !name.endsWith(CLASS))
                .collect(Collectors.toMap(name -> name, this::read));
    }

    /** One of its files that has to be there. */
    byte[] read(String name) {
        byte[] content = find(name);
        if (content == null) throw new PackException("this Kodama is not whole: " + name + " is missing");
        return content;
    }

    private byte @Nullable [] find(String name) {
        URL found = loader.getResource(name);
        if (found == null || found.getProtocol().equals("jrt")) return null; // jrt: of Java itself
        try (InputStream in = found.openStream()) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new PackException("this Kodama is broken: " + name + " cannot be read (" + e.getMessage() + ")");
        }
    }
}
