package kodama.make;

import kodama.file.GameFiles;
import kodama.script.config.GameConfig;
import org.jspecify.annotations.Nullable;

/**
 * A small game that shows one idea.
 *
 * @param name that of its folder in {@code scripts/examples}
 * @param group what it belongs to, as a heading
 * @param description what it shows; that of its game.lua
 * @param ticks how long it is played until its picture is taken
 * @param keys what is pressed until then, as {@code --keys} takes it; may be empty
 */
public record Example(String name, String group, String description, int ticks, String keys) {
    private static final String FOLDER = "kodama/examples/";

    /** Reads the example of a line such as {@code "homing 240 20 Z"}. */
    static Example of(String group, String line) {
        String[] words = line.strip().split("\\s+", 3);
        String name = words[0];
        String sentence =
                GameConfig.read(files(name).read(GameConfig.FILE)).info().description();
        return new Example(name, group, sentence, Integer.parseInt(words[1]), words.length < 3 ? "" : words[2]);
    }

    /** Its files, as they lie in the jar. */
    GameFiles files() {
        return files(name);
    }

    private static GameFiles files(String name) {
        return GameFiles.classpath(Example.class.getClassLoader(), FOLDER + name + "/");
    }

    /** Its picture as a PNG file; null if there is none, as in a Kodama that was not packed. */
    public byte @Nullable [] picture() {
        return Pictures.read("examples/" + name);
    }
}
