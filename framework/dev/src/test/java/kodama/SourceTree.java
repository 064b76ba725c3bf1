package kodama;

import java.nio.file.Path;
import java.util.List;

/** Paths in the tree of Kodama's sources, for tests that read it. */
public final class SourceTree {
    /** The folder with README.md. */
    public static final Path ROOT = Path.of("..", "..");

    /** The modules of the framework, in the order of their dependencies. */
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
