package kodama.cli;

import java.util.function.Supplier;
import kodama.file.GameFiles;
import kodama.loop.GameProject;
import kodama.script.config.GameConfig;
import picocli.CommandLine;

/** A game inside the running jar, with its Java classes beside it. */
public final class PackedGame implements Supplier<GameProject> {
    private final ClassLoader jar;
    private final String prefix;

    /**
     * Names the game.
     *
     * @param jar loads the jar's files and the game's Java classes
     * @param prefix where the game's files lie in the jar, as in {@code kodama/game/}
     */
    public PackedGame(ClassLoader jar, String prefix) {
        this.jar = jar;
        this.prefix = prefix;
    }

    /**
     * Plays the game as a program of its own.
     *
     * @param name what the program is called in messages
     * @param args the options of {@code kodama run}
     * @return the exit code: 0 when all went well, 1 when a script failed, 2 for wrong use
     */
    public int play(String name, String... args) {
        return CommandRunner.run(new CommandLine(new PackedCommand(this)).setCommandName(name), args);
    }

    @Override
    public GameProject get() {
        GameFiles files = GameFiles.classpath(jar, prefix);
        return new GameProject(GameConfig.read(files.read(GameConfig.FILE)), files, jar);
    }
}
