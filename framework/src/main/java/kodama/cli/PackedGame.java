package kodama.cli;

import java.util.function.Supplier;
import kodama.file.GameFiles;
import kodama.loop.GameProject;
import kodama.script.GameConfig;

/** A game inside the running jar, with its Java classes beside it. */
final class PackedGame implements Supplier<GameProject> {
    private final ClassLoader jar;
    private final String prefix;

    PackedGame(ClassLoader jar, String prefix) {
        this.jar = jar;
        this.prefix = prefix;
    }

    @Override
    public GameProject get() {
        GameFiles files = GameFiles.classpath(jar, prefix);
        return new GameProject(GameConfig.read(files.read(GameConfig.FILE)), files, jar);
    }
}
