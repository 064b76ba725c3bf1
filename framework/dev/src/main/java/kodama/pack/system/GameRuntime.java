package kodama.pack.system;

import java.nio.file.Files;
import java.nio.file.Path;
import kodama.pack.archive.FileTree;

/**
 * The Java runtime in a pack.
 *
 * @param platform its platform
 * @param feature feature version of Java
 * @param home its folder; exists while the JDK it was made from is open
 * @param isLinked whether it has only the modules that the game needs
 * @param hasSharedClasses whether it has a class data sharing archive
 */
public record GameRuntime(Platform platform, int feature, Path home, boolean isLinked, boolean hasSharedClasses) {
    /** Path of a program such as {@code java}, with {@code .exe} on Windows. */
    public Path program(String name) {
        Path plain = home.resolve("bin").resolve(name);
        return Files.exists(plain) ? plain : plain.resolveSibling(name + ".exe");
    }

    /** Adds its files to a pack. */
    void addTo(FileTree tree, String path, ProgramKind kind) {
        tree.folder(path, home, name -> isLinked || RuntimeFilter.isIncluded(name, kind));
    }
}
