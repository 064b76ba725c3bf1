package kodama;

import java.nio.file.Path;
import java.util.List;

/** Where things are in the tree of Kodama's sources, for tests that look through all of it. */
public final class SourceTree {
    /** The folder that has README.md. */
    public static final Path ROOT = Path.of("..", "..");

    /** The modules of the framework, in the order in which they use each other. */
    public static final List<String> MODULES = List.of("lua", "engine", "game", "desktop", "dev");

    /** The folders of compiled classes of all modules. */
    public static final List<Path> CLASSES =
            MODULES.stream().map(SourceTree::classes).toList();

    private SourceTree() {}

    /** The folder of a module. */
    public static Path module(String name) {
        return ROOT.resolve("framework").resolve(name);
    }

    /** The folder of a module's compiled classes. */
    public static Path classes(String module) {
        return module(module).resolve(Path.of("target", "classes"));
    }
}
