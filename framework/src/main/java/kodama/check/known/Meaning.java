package kodama.check.known;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a string names where a function of the framework, or a field of a table given to it, expects one. */
public enum Meaning {
    /** A PNG file. */
    PICTURE,
    /** A sound or music. */
    SOUND,
    /** A font. */
    FONT,
    /** A data file. */
    DATA_FILE,
    /** A scene. */
    SCENE,
    /** An action of players. */
    ACTION,
    /** An axis of a pad. */
    AXIS,
    /** A group of sounds. */
    SOUND_GROUP,
    /** A group of tasks, or a task's name. */
    GROUP,
    /** An event that tasks are sent. */
    EVENT;

    /** By the function, what its first argument names. */
    private static final Map<String, Meaning> FIRST = Map.ofEntries(
            Map.entry("draw.sprite", PICTURE),
            Map.entry("draw.sheet", PICTURE),
            Map.entry("sound.play", SOUND),
            Map.entry("sound.music", SOUND),
            Map.entry("sound.queue", SOUND),
            Map.entry("data.read", DATA_FILE),
            Map.entry("data.reloads", DATA_FILE),
            Map.entry("scene.change", SCENE),
            Map.entry("game.reset", SCENE),
            Map.entry("test.scene", SCENE),
            Map.entry("input.down", ACTION),
            Map.entry("input.pressed", ACTION),
            Map.entry("input.released", ACTION),
            Map.entry("input.repeated", ACTION),
            Map.entry("input.turbo", ACTION),
            Map.entry("input.bit", ACTION),
            Map.entry("input.keys", ACTION),
            Map.entry("input.value", AXIS),
            Map.entry("wait_for", EVENT),
            Map.entry("find", GROUP),
            Map.entry("task.count", GROUP),
            Map.entry("task.each", GROUP),
            Map.entry("task.nth", GROUP),
            Map.entry("task.kill_all", GROUP),
            Map.entry("task.signal", GROUP),
            Map.entry("task.pause", GROUP),
            Map.entry("task.resume", GROUP),
            Map.entry("task.paused", GROUP),
            Map.entry("task.rate", GROUP),
            Map.entry("shot.clear", GROUP),
            Map.entry("shot.count", GROUP));

    /** By the function, what fields of tables among its arguments name. */
    private static final Map<String, Map<String, Meaning>> FIELDS = Map.ofEntries(
            Map.entry("spawn", Map.of("sprite", PICTURE, "hits", GROUP)),
            Map.entry("spawn_after", Map.of("sprite", PICTURE, "hits", GROUP)),
            Map.entry("shot.fire", Map.of("sprite", PICTURE, "hits", GROUP)),
            Map.entry("shot.fan", Map.of("sprite", PICTURE, "hits", GROUP)),
            Map.entry("shot.ring", Map.of("sprite", PICTURE, "hits", GROUP)),
            Map.entry("sound.play", Map.of("group", SOUND_GROUP)),
            Map.entry("sound.music", Map.of("group", SOUND_GROUP)),
            Map.entry("sound.queue", Map.of("group", SOUND_GROUP)),
            Map.entry("sound.group", Map.of("under", SOUND_GROUP)),
            Map.entry("draw.text", Map.of("font", FONT)),
            Map.entry("draw.text_size", Map.of("font", FONT)),
            Map.entry("draw.font", Map.of("image", PICTURE)),
            Map.entry("options.open", Map.of("picture", PICTURE)));

    /**
     * What the first argument of a function names.
     *
     * @param function such as {@code draw.sprite}
     * @return null if it names nothing
     */
    public static @Nullable Meaning ofFirst(String function) {
        return FIRST.get(function);
    }

    /**
     * What a field of a table names that is given to a function.
     *
     * @param function such as {@code shot.fire}
     * @param field such as {@code sprite}
     * @return null if it names nothing
     */
    public static @Nullable Meaning ofField(String function, String field) {
        return FIELDS.getOrDefault(function, Map.of()).get(field);
    }
}
