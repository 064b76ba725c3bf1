package kodama.request;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/**
 * The start of the game: kept as long as the process runs, so that a simple reset returns to it.
 *
 * <p>From document 003 (「最初のシーン」の情報). All values are plain data, because the scripts that created them may no longer
 * exist: strings, doubles, booleans, and lists and maps of these.
 *
 * @param scene name of the scene; empty for the project's default
 * @param base a scene that begins before this one and keeps running; empty for none
 * @param fields fields for the table of the scene's first task
 * @param save the debug save that is loaded first; empty for none
 * @param commands commands that are run after loading the save, before the scene begins
 * @param fps frames per second; 0 for the project's default
 * @param mark the mark to which the scene is fast-forwarded; empty to show it from the start
 */
public record FirstScene(
        String scene,
        String base,
        Map<String, Object> fields,
        String save,
        List<DebugCommand> commands,
        int fps,
        String mark) {
    /** The project's default. */
    public static final FirstScene DEFAULT = new FirstScene("", "", Map.of(), "", List.of(), 0, "");

    private static final int MAX_FPS = 1000;

    /** Rejects a frame rate outside 0 to 1,000, and makes copies; the order of the fields is kept. */
    public FirstScene {
        Checks.between("fps of the first scene", fps, 0, MAX_FPS);
        fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
        commands = List.copyOf(commands);
    }

    /** A call, before the first scene, of a function that the game has registered. */
    public record DebugCommand(String name, List<Object> arguments) {
        /** Makes a copy. */
        public DebugCommand {
            arguments = List.copyOf(arguments);
        }
    }

    /** Creates a start with a scene. */
    public static FirstScene of(String scene) {
        return new FirstScene(scene, "", Map.of(), "", List.of(), 0, "");
    }

    /**
     * Returns this start with other fields.
     *
     * @param others fields for the table of the scene's first task
     */
    public FirstScene withFields(Map<String, Object> others) {
        return new FirstScene(scene, base, others, save, commands, fps, mark);
    }

    /**
     * Returns this start with another base scene.
     *
     * @param other name of a scene that begins before this one and keeps running; empty for none
     */
    public FirstScene withBase(String other) {
        return new FirstScene(scene, other, fields, save, commands, fps, mark);
    }

    /**
     * Returns this start with another debug save.
     *
     * @param other name of a file in {@code saves/}; empty for none
     */
    public FirstScene withSave(String other) {
        return new FirstScene(scene, base, fields, other, commands, fps, mark);
    }

    /** Returns this start with one more command, which is run after the others. */
    public FirstScene withCommand(String name, Object... arguments) {
        List<DebugCommand> more = new ArrayList<>(commands);
        more.add(new DebugCommand(name, List.of(arguments)));
        return new FirstScene(scene, base, fields, save, more, fps, mark);
    }

    /**
     * Returns this start with another frame rate.
     *
     * @param other frames per second; 0 for the project's default
     * @throws IllegalArgumentException if it is outside 0 to 1,000
     */
    public FirstScene withFps(int other) {
        return new FirstScene(scene, base, fields, save, commands, other, mark);
    }

    /**
     * Returns this start with another mark.
     *
     * @param other the mark; null or empty for none
     */
    public FirstScene withMark(@Nullable String other) {
        return new FirstScene(scene, base, fields, save, commands, fps, other == null ? "" : other);
    }
}
