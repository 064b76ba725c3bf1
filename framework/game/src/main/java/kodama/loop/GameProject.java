package kodama.loop;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLClassLoader;
import kodama.base.LeakTracker;
import kodama.file.GameFiles;
import kodama.script.config.Display;
import kodama.script.config.GameConfig;
import kodama.script.game.JavaClasses;
import org.jspecify.annotations.Nullable;

/**
 * A game on disk or in a jar.
 *
 * @param config the settings in its {@code game.lua}
 * @param files its files
 * @param taskClasses loads its tasks written in Java
 * @param entry its entry in the leak tracker; null if it is not tracked
 */
public record GameProject(
        GameConfig config, GameFiles files, ClassLoader taskClasses, LeakTracker.@Nullable Entry entry)
        implements AutoCloseable {

    /** Creates a game that is not tracked. */
    public GameProject(GameConfig config, GameFiles files, ClassLoader taskClasses) {
        this(config, files, taskClasses, null);
    }

    /** Returns this game, tracked as open until it is closed, because its class loader may keep jars open. */
    public GameProject tracked(LeakTracker leakTracker, LeakTracker.Lifetime lifetime) {
        return new GameProject(config, files, taskClasses, leakTracker.open(lifetime, "game", files.toString()));
    }

    /** Opens the same game once more, whether this one is closed or not; not tracked. */
    GameProject reopened() {
        return new GameProject(config, files, reopened(taskClasses));
    }

    private static ClassLoader reopened(ClassLoader classes) {
        if (!(classes instanceof URLClassLoader jars)) return classes;
        return new URLClassLoader(jars.getURLs(), jars.getParent());
    }

    /** Returns the same game with another picture size. */
    GameProject withSizeOf(Display other) {
        return new GameProject(config.withSizeOf(other), files, taskClasses, entry);
    }

    /** Returns the files of a newer reading of the same game with the open jars of this one. */
    public GameProject updatedFrom(GameProject read) {
        return new GameProject(read.config, read.files, taskClasses, entry);
    }

    /** Returns the finder of the Java classes that the game names. */
    public JavaClasses classes() {
        return new JavaClasses(taskClasses, config.java().places(), files::exists);
    }

    /** Closes the class loader, and with it the jars that it has open. */
    @Override
    public void close() {
        if (entry != null) entry.close();
        if (!(taskClasses instanceof Closeable jars)) return;
        try {
            jars.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
