package kodama.script.shot;

import java.util.ArrayList;
import java.util.List;
import kodama.draw.FrameSequence;
import kodama.draw.SpriteSheet;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Value;
import kodama.script.task.SpriteAnimations;
import kodama.script.task.SpriteSheets;
import kodama.shot.look.Artwork;
import kodama.shot.look.LookAnimation;

/** Finds the animations of shots, which follow the age of the shot. */
public final class ShotAnimations {
    /**
     * The frames of an animation, and when they are shown.
     *
     * @param frames all frames that it shows; at least one
     */
    public record Animated(List<Artwork> frames, LookAnimation animation) {}

    private final SpriteSheets sheets;
    private final SpriteAnimations animations;
    private final Lua lua;

    ShotAnimations(SpriteSheets sheets, SpriteAnimations animations, Lua lua) {
        this.sheets = sheets;
        this.animations = animations;
        this.lua = lua;
    }

    /**
     * Finds an animation of a sprite.
     *
     * @param what description of the value, for messages
     * @param value its name, or a table
     * @throws LuaException if the sprite has no such animation
     */
    public Animated find(String what, Value sprite, Value value) {
        FrameSequence sequence = animations.find(what, sprite, value);
        lua.charge(sequence.count());
        SpriteSheet sheet = sheets.get(sprite);
        List<Artwork> frames = new ArrayList<>();
        for (int frame : sequence.shownFrames()) frames.add(Artwork.of(sheet.frame(frame)));
        String name = value.is(LuaType.STRING) ? value.text() : null;
        return new Animated(frames, new LookAnimation(sequence.compacted(), name));
    }
}
