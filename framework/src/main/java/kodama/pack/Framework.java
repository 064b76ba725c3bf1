package kodama.pack;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kodama.file.GameFiles;
import org.jspecify.annotations.Nullable;

/** The framework that packs, as it lies in its jar or in the folders that it was compiled to, with its libraries. */
final class Framework {
    /** What plays a packed game, if Java is new enough. */
    static final String PROGRAM = "kodama/launch/Launcher";

    private static final String CLASS = ".class";

    /** Lua modules that games ask for by name. */
    private static final String SCRIPTS = "kodama/lua/scripts/";

    /** What classes read that are in every release. */
    private static final List<String> FILES = List.of(
            "kodama/draw/font.txt",
            "kodama/draw/latin.txt",
            "kodama/draw/misaki.glyphs",
            "kodama/draw/mplus12-latin.glyphs",
            "kodama/draw/mplus12.glyphs",
            "kodama/player/phrases_en.properties",
            "kodama/player/phrases_ja.properties");

    private final ClassLoader loader;

    Framework(ClassLoader loader) {
        this.loader = loader;
    }

    /** Its version; empty if it is not packed. */
    String version() {
        String version = Framework.class.getPackage().getImplementationVersion();
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

    /** The files that are no classes, by their names. */
    Map<String, byte[]> files() {
        Map<String, byte[]> files = new TreeMap<>();
        for (String name : FILES) files.put(name, read(name));
        GameFiles scripts = GameFiles.classpath(loader, SCRIPTS);
        for (String path : scripts.all()) files.put(SCRIPTS + path, scripts.read(path));
        return files;
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
