package kodama.loop;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import kodama.file.GameFiles;
import kodama.script.GameConfig;
import kodama.script.JavaClasses;

/**
 * A game as it lies on disk or in a jar.
 *
 * @param config what its {@code game.lua} says
 * @param files its files
 * @param taskClasses where its tasks written in Java come from
 */
public record GameProject(GameConfig config, GameFiles files, ClassLoader taskClasses) implements AutoCloseable {

    /**
     * Says where Java classes that the game names are found.
     *
     * @return the classes
     */
    public JavaClasses classes() {
        return new JavaClasses(taskClasses, config.java().places());
    }

    /** Lets go of the jars that task classes were read from. */
    @Override
    public void close() {
        if (!(taskClasses instanceof Closeable jars)) return;
        try {
            jars.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
