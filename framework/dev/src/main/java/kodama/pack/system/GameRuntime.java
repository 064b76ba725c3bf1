package kodama.pack.system;

import java.nio.file.Files;
import java.nio.file.Path;
import kodama.pack.archive.FileTree;

/**
 * The Java that a pack has in it.
 *
 * @param platform what it runs on
 * @param feature which Java it is
 * @param home its folder, for as long as what it was made from is open
 * @param isLinked whether it has just the modules of the game, not all of the JDK
 * @param hasSharedClasses whether it comes with an archive of Java's own classes as the JVM has them in memory
 */
public record GameRuntime(Platform platform, int feature, Path home, boolean isLinked, boolean hasSharedClasses) {
    /** The file of a program such as {@code java}, with the ending that Windows wants where it has one. */
    public Path program(String name) {
        Path plain = home.resolve("bin").resolve(name);
        return Files.exists(plain) ? plain : plain.resolveSibling(name + ".exe");
    }

    /** Adds its files to a pack. */
    public void addTo(FileTree tree, String path) {
        tree.folder(path, home, name -> isLinked || RuntimeFilter.isIncluded(name));
    }
}
