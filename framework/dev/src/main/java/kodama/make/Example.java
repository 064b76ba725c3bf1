package kodama.make;

import kodama.file.GameFiles;
import kodama.script.config.GameConfig;
import org.jspecify.annotations.Nullable;

/**
 * A small game that shows one idea.
 *
 * @param name name of its folder in {@code scripts/examples}
 * @param group heading above it in the list
 * @param description description; the same as in its game.lua
 * @param ticks number of ticks before its picture is taken
 * @param keys keys pressed until then, in the format of {@code --keys}; may be empty
 */
public record Example(String name, String group, String description, int ticks, String keys) {
    private static final String FOLDER = "kodama/examples/";

    /** Parses a line such as {@code "homing 240 20 Z"}. */
    static Example of(String group, String line) {
        String[] words = line.strip().split("\\s+", 3);
        String name = words[0];
        String sentence =
                GameConfig.read(files(name).read(GameConfig.FILE)).info().description();
        return new Example(name, group, sentence, Integer.parseInt(words[1]), words.length < 3 ? "" : words[2]);
    }

    /** Its files in the jar. */
    GameFiles files() {
        return files(name);
    }

    private static GameFiles files(String name) {
        return GameFiles.classpath(Example.class.getClassLoader(), FOLDER + name + "/");
    }

    /** Its picture as a PNG file; null if there is none, as when Kodama was not packed into a jar. */
    public byte @Nullable [] picture() {
        return Pictures.read("examples/" + name);
    }
}
