package kodama.request;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/**
 * How the game begins: kept for the life of the process, so that a simple reset comes back to it.
 *
 * <p>From document 003 (「最初のシーン」の情報). All values are plain data, for scripts that made them may be gone: strings,
 * doubles, booleans, and lists and maps of these.
 *
 * @param scene the scene's name; empty for the one that the project names
 * @param base a scene that this one stands on, begun before it and left running; empty for none
 * @param fields what the scene's first task finds in its table
 * @param save the debug save that is loaded first; empty for none
 * @param commands what is done with the save before the scene begins
 * @param fps frames a second; 0 for what the project says
 * @param mark the mark up to which the scene is run through unseen; empty to see it from its start
 */
public record FirstScene(
        String scene,
        String base,
        Map<String, Object> fields,
        String save,
        List<DebugCommand> commands,
        int fps,
        String mark) {
    /** What the project itself says. */
    public static final FirstScene DEFAULT = new FirstScene("", "", Map.of(), "", List.of(), 0, "");

    private static final int MOST_FPS = 1000;

    /** Refuses a frame rate outside 0 to 1,000, and takes copies. */
    public FirstScene {
        Checks.between("fps of the first scene", fps, 0, MOST_FPS);
        fields = Map.copyOf(fields);
        commands = List.copyOf(commands);
    }

    /**
     * Something done to the game before its first scene, by a function that the game has registered.
     */
    public record DebugCommand(String name, List<Object> arguments) {
        /** Takes a copy. */
        public DebugCommand {
            arguments = List.copyOf(arguments);
        }
    }

    /** A beginning at a scene. */
    public static FirstScene of(String scene) {
        return new FirstScene(scene, "", Map.of(), "", List.of(), 0, "");
    }

    /**
     * The same beginning with other fields.
     *
     * @param others what the scene's first task finds in its table
     */
    public FirstScene withFields(Map<String, Object> others) {
        return new FirstScene(scene, base, others, save, commands, fps, mark);
    }

    /**
     * The same beginning on top of a scene.
     *
     * @param other name of a scene that begins before it and keeps running; empty for no scene
     */
    public FirstScene withBase(String other) {
        return new FirstScene(scene, other, fields, save, commands, fps, mark);
    }

    /**
     * The same beginning with another debug save.
     *
     * @param other name of a file in {@code saves/}; empty for no save
     */
    public FirstScene withSave(String other) {
        return new FirstScene(scene, base, fields, other, commands, fps, mark);
    }

    /** The same beginning with one more command, which is run after the others. */
    public FirstScene withCommand(String name, Object... arguments) {
        List<DebugCommand> more = new ArrayList<>(commands);
        more.add(new DebugCommand(name, List.of(arguments)));
        return new FirstScene(scene, base, fields, save, more, fps, mark);
    }

    /**
     * The same beginning with another frame rate.
     *
     * @param other frames a second; 0 for what the project says
     * @throws IllegalArgumentException if it is outside 0 to 1,000
     */
    public FirstScene withFps(int other) {
        return new FirstScene(scene, base, fields, save, commands, other, mark);
    }

    /**
     * The same beginning with another mark.
     *
     * @param other the mark; empty for none
     */
    public FirstScene withMark(@Nullable String other) {
        return new FirstScene(scene, base, fields, save, commands, fps, other == null ? "" : other);
    }
}
