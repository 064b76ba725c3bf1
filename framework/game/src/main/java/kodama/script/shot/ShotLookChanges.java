package kodama.script.shot;

import static java.util.Objects.requireNonNull;

import java.util.List;
import kodama.draw.SpriteSheet;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Value;
import kodama.script.task.DissolvePatterns;
import kodama.script.task.Palettes;
import kodama.script.task.SpriteOrigins;
import kodama.script.task.SpriteSheets;
import kodama.shot.Shot;
import kodama.shot.look.Artwork;
import kodama.shot.look.LookAnimation;
import kodama.shot.look.ShotLook;
import kodama.shot.look.ShotLookCache;
import kodama.shot.look.ShotStyle;
import org.jspecify.annotations.Nullable;

/** Changes the pictures of shots in flight. Each change keeps everything else about a look, and the radius. */
final class ShotLookChanges {
    /** The effort of finding a look. */
    private static final int COST = 100;

    /** Frames searched per instruction of the budget. */
    private static final int FRAMES_PER_STEP = 8;

    private final SpriteSheets sheets;
    private final ShotAnimations animations;
    private final Palettes palettes;
    private final DissolvePatterns patterns;
    private final ShotLookCache looks;
    private final Lua lua;
    /** Set when the module {@code shot} is created. */
    private @Nullable ShotPictures pictures;

    ShotLookChanges(
            SpriteSheets sheets,
            ShotAnimations animations,
            Palettes palettes,
            DissolvePatterns patterns,
            ShotLookCache looks,
            Lua lua) {
        this.sheets = sheets;
        this.animations = animations;
        this.palettes = palettes;
        this.patterns = patterns;
        this.looks = looks;
        this.lua = lua;
    }

    void setPictures(ShotPictures pictures) {
        this.pictures = pictures;
    }

    void setKind(Shot shot, String kind, Value hits) {
        set(shot, requireNonNull(pictures).withKind(shot, kind, hits));
    }

    void setColor(Shot shot, String color) {
        set(shot, requireNonNull(pictures).withColor(shot.style().look(), color));
    }

    /** Shows the first frame of an image; the picture then has no color. */
    void setSprite(Shot shot, String sprite) {
        show(shot, sheets.get(Value.of(sprite)), 0);
    }

    /** Shows a frame of the current image, counted from 1. */
    void setFrame(Shot shot, AssignedValue frame) {
        SpriteSheet sheet = sheet(shot);
        if (sheet == null) throw new LuaException(frame.field() + " is for sprites; this shot shows its kind");
        show(shot, sheet, frame.wholeBetween(1, sheet.count()) - 1);
    }

    /** Shows an animation of the current image; nil for its first frame. */
    void setAnimation(Shot shot, AssignedValue animation) {
        Artwork first = shot.style().look().frames().get(0);
        if (animation.isNil()) set(shot, look(shot).frames(List.of(first)));
        else if (!first.isImage())
            throw new LuaException(animation.field() + " is for sprites; this shot shows its kind");
        else show(shot, animations.find(animation.field(), Value.of(first.name()), animation.value()));
    }

    private void show(Shot shot, ShotAnimations.Animated found) {
        set(shot, look(shot).animation(found.frames(), found.animation()).color(null));
    }

    /** Returns the name of the animation; nil for none, or a table. */
    static Value animation(Shot shot) {
        LookAnimation animation = shot.style().look().animation();
        return animation == null || animation.name() == null ? Value.NIL : Value.of(animation.name());
    }

    /** Returns the number of the frame, from 1; nil for an animation or a kind. */
    Value frame(Shot shot) {
        List<Artwork> frames = shot.style().look().frames();
        SpriteSheet sheet = frames.size() == 1 ? sheet(shot) : null;
        if (sheet == null) return Value.NIL;
        lua.chargeDeferred(sheet.count() / FRAMES_PER_STEP);
        for (int i = 0; i < sheet.count(); i++) if (frames.get(0).isOf(sheet.frame(i))) return Value.of(i + 1);
        return Value.NIL;
    }

    /** Returns the sheet of the current picture; null if it is not an image. */
    private @Nullable SpriteSheet sheet(Shot shot) {
        Artwork first = shot.style().look().frames().get(0);
        return first.isImage() ? sheets.get(Value.of(first.name())) : null;
    }

    Value origin(Shot shot) {
        return SpriteOrigins.toLua(shot.style().look().origin(), lua);
    }

    void setOrigin(Shot shot, AssignedValue origin) {
        set(shot, look(shot).origin(SpriteOrigins.of(origin.field(), origin.value())));
    }

    Value palette(Shot shot) {
        return palettes.toLua(shot.style().look().palette());
    }

    void setPalette(Shot shot, AssignedValue palette) {
        set(shot, look(shot).palette(palettes.of(palette.field(), palette.value())));
    }

    void setDissolve(Shot shot, AssignedValue pattern) {
        set(shot, look(shot).dissolvePattern(patterns.of(pattern.field(), pattern.value())));
    }

    private void show(Shot shot, SpriteSheet sheet, int frame) {
        set(shot, look(shot).frames(List.of(Artwork.of(sheet.frame(frame)))).color(null));
    }

    /** Returns a builder with the values of a shot's look. */
    static ShotLook.Builder look(Shot shot) {
        return shot.style().look().toBuilder();
    }

    void set(Shot shot, ShotLook.Builder changed) {
        lua.charge(COST);
        shot.setStyle(ShotStyle.of(looks.look(changed), shot.style().radius()));
    }
}
