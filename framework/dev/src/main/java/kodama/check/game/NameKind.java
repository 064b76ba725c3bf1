package kodama.check.game;

import kodama.lua.bind.TypeDoc;
import org.jspecify.annotations.Nullable;

/** What a string names where the API expects one, by the alias that its type has there. */
public enum NameKind {
    /** A PNG file. */
    PICTURE("Picture"),
    /** A sound or music. */
    SOUND("SoundName"),
    /** A font. */
    FONT("FontName"),
    /** A data file. */
    DATA_FILE("DataPath"),
    /** A scene. */
    SCENE("SceneName"),
    /** An action of players. */
    ACTION("Action"),
    /** An axis of a pad. */
    AXIS("Axis"),
    /** A group of sounds. */
    SOUND_GROUP("SoundGroup"),
    /** A kind of shots. */
    SHOT_KIND("ShotKind"),
    /** A color of a kind of shots. */
    SHOT_COLOR("ShotColor"),
    /** A group of tasks, or a task's name. */
    GROUP("Group"),
    /** An event that tasks are sent. */
    EVENT("Event");

    private final String alias;

    NameKind(String alias) {
        this.alias = alias;
    }

    /** What strings of a type name; null if they are just strings. */
    public static @Nullable NameKind of(TypeDoc type) {
        if (!(type instanceof TypeDoc.NamedType named)) return null;
        for (NameKind each : values()) if (each.alias.equals(named.name())) return each;
        return null;
    }
}
