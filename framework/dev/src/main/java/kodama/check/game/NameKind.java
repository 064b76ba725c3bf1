package kodama.check.game;

import kodama.lua.bind.TypeDoc;
import org.jspecify.annotations.Nullable;

/** What a string argument names, according to the alias of its type in the API. */
public enum NameKind {
    /** A picture file. */
    PICTURE("Picture"),
    /** An animation of a sprite. */
    ANIMATION("AnimationName"),
    /** A frame of a sprite. */
    FRAME("FrameName"),
    /** A sound or music. */
    SOUND("SoundName"),
    /** A font. */
    FONT("FontName"),
    /** A data file. */
    DATA_FILE("DataPath"),
    /** A map. */
    MAP("MapPath"),
    /** A layer of a map. */
    MAP_LAYER("MapLayer"),
    /** A scene. */
    SCENE("SceneName"),
    /** An action of the controls. */
    ACTION("Action"),
    /** An axis of the controls. */
    AXIS("Axis"),
    /** A group of sounds. */
    SOUND_GROUP("SoundGroup"),
    /** A shot kind. */
    SHOT_KIND("ShotKind"),
    /** A color of a shot kind. */
    SHOT_COLOR("ShotColor"),
    /** A kind of particles. */
    PARTICLE_KIND("ParticleKind"),
    /** A group of tasks, or a task's name. */
    GROUP("Group"),
    /** An event that is sent to tasks. */
    EVENT("Event");

    private final String alias;

    NameKind(String alias) {
        this.alias = alias;
    }

    /** Returns what strings of a type name; null for plain strings. */
    public static @Nullable NameKind of(TypeDoc type) {
        if (!(type instanceof TypeDoc.NamedType named)) return null;
        for (NameKind each : values()) if (each.alias.equals(named.name())) return each;
        return null;
    }
}
