package kodama.loop;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLClassLoader;
import java.util.Map;
import kodama.base.LeakTracker;
import kodama.file.FileHashes;
import kodama.file.GameFiles;
import kodama.loop.replay.Fingerprint;
import kodama.loop.replay.ReplayMatch;
import kodama.replay.Replay;
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
 * @param javaHashes hashes of its Java parts, see {@link Fingerprint#ofJava}; empty if it has none
 * @param entry its entry in the leak tracker; null if it is not tracked
 */
public record GameProject(
        GameConfig config,
        GameFiles files,
        ClassLoader taskClasses,
        Map<String, Long> javaHashes,
        LeakTracker.@Nullable Entry entry)
        implements AutoCloseable {

    /** Makes a copy of the hashes. */
    public GameProject(
            GameConfig config,
            GameFiles files,
            ClassLoader taskClasses,
            Map<String, Long> javaHashes,
            LeakTracker.@Nullable Entry entry) {
        this.config = config;
        this.files = files;
        this.taskClasses = taskClasses;
        this.javaHashes = Map.copyOf(javaHashes);
        this.entry = entry;
    }

    /** Creates a game without Java parts of its own, that is not tracked. */
    public GameProject(GameConfig config, GameFiles files, ClassLoader taskClasses) {
        this(config, files, taskClasses, Map.of());
    }

    /** Creates a game that is not tracked. */
    public GameProject(GameConfig config, GameFiles files, ClassLoader taskClasses, Map<String, Long> javaHashes) {
        this(config, files, taskClasses, javaHashes, null);
    }

    /** Returns this game, tracked as open until it is closed, because its class loader may keep jars open. */
    public GameProject tracked(LeakTracker leakTracker, LeakTracker.Lifetime lifetime) {
        return new GameProject(
                config, files, taskClasses, javaHashes, leakTracker.open(lifetime, "game", files.toString()));
    }

    /** Opens the same game once more, whether this one is closed or not; not tracked. */
    GameProject reopened() {
        return new GameProject(config, files, reopened(taskClasses), javaHashes);
    }

    private static ClassLoader reopened(ClassLoader classes) {
        if (!(classes instanceof URLClassLoader jars)) return classes;
        return new URLClassLoader(jars.getURLs(), jars.getParent());
    }

    /** Returns the same game with another picture size. */
    GameProject withSizeOf(Display other) {
        return new GameProject(config.withSizeOf(other), files, taskClasses, javaHashes, entry);
    }

    /** Returns the files of a newer reading of the same game with the open jars of this one. */
    public GameProject updatedFrom(GameProject read) {
        return new GameProject(read.config, read.files, taskClasses, javaHashes, entry);
    }

    /**
     * Returns why this game may not play a replay as it was recorded, as {@link ReplayMatch#mismatch} does; null if
     * nothing speaks against it.
     *
     * @param known hashes of this game's files before; updated
     */
    public @Nullable String mismatch(Replay replay, FileHashes known) {
        return ReplayMatch.mismatch(replay.header(), replay.reader(), config, fingerprint(known));
    }

    /**
     * Returns the hash of each file that decides how the game runs, by a name for messages.
     *
     * @param known hashes of the same game's files before; updated
     */
    public Map<String, Long> fingerprint(FileHashes known) {
        return Fingerprint.of(files, config.java().places(), javaHashes, known);
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
