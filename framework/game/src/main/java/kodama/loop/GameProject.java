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
 * A game as it lies on disk or in a jar.
 *
 * @param config what its {@code game.lua} says
 * @param files its files
 * @param taskClasses where its tasks written in Java come from
 * @param entry the note that it is open, or null if no one has noted it
 */
public record GameProject(
        GameConfig config, GameFiles files, ClassLoader taskClasses, LeakTracker.@Nullable Entry entry)
        implements AutoCloseable {

    /** A game that is in no ledger. */
    public GameProject(GameConfig config, GameFiles files, ClassLoader taskClasses) {
        this(config, files, taskClasses, null);
    }

    /** Notes that the game is open until it is closed, as its class loader may keep jars open. */
    public GameProject tracked(LeakTracker ledger, LeakTracker.Lifetime lifetime) {
        return new GameProject(config, files, taskClasses, ledger.open(lifetime, "game", files.toString()));
    }

    /** The same game once more, whether this one is closed or not; noted by no one. */
    GameProject reopened() {
        return new GameProject(config, files, reopened(taskClasses));
    }

    private static ClassLoader reopened(ClassLoader classes) {
        if (!(classes instanceof URLClassLoader jars)) return classes;
        return new URLClassLoader(jars.getURLs(), jars.getParent());
    }

    /** The same game with another size of its picture. */
    GameProject withSizeOf(Display other) {
        return new GameProject(config.withSizeOf(other), files, taskClasses, entry);
    }

    /** What was read again of the same game, with the open jars of this one. */
    public GameProject updatedFrom(GameProject read) {
        return new GameProject(read.config, read.files, taskClasses, entry);
    }

    /** Where Java classes that the game names are found. */
    public JavaClasses classes() {
        return new JavaClasses(taskClasses, config.java().places(), files::exists);
    }

    /** Closes the class loader, and with it jars that it may have open. */
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
