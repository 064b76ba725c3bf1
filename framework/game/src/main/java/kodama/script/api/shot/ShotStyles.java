package kodama.script.api.shot;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kodama.draw.BlendMode;
import kodama.draw.Image;
import kodama.draw.SpriteSheet;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.task.SpriteSheets;
import kodama.shot.look.Artwork;
import kodama.shot.look.EndEffect;
import kodama.shot.look.ShotColor;
import kodama.shot.look.ShotLook;
import kodama.shot.look.ShotShape;
import kodama.shot.look.ShotStyle;
import kodama.shot.look.SpawnFlash;
import org.jspecify.annotations.Nullable;

/** Creates the style of a shot from its options, and caches it for shots with the same look. */
final class ShotStyles {
    /** Size of the cache, which is cleared when it is full: a script can give each shot a random scale. */
    private static final int MAX_STYLES = 512;

    private static final double RADIUS = 2;

    /**
     * Everything that a look depends on.
     *
     * @param pictures the frames, or a shape and its color
     */
    private record Key(
            List<?> pictures,
            int ticks,
            boolean turns,
            double spin,
            double scale,
            int tint,
            double alpha,
            BlendMode blend,
            int layer,
            double glow,
            SpawnFlash flash,
            EndEffect ending) {}

    private final SpriteSheets sheets;
    private final ShotKinds kinds;
    private final Map<Key, ShotStyle> kept = new HashMap<>();

    ShotStyles(SpriteSheets sheets, ShotKinds kinds) {
        this.sheets = sheets;
        this.kinds = kinds;
    }

    ShotStyle of(Options options) {
        ShotShape shape = shape(options);
        ShotStyle style = style(key(options, shape));
        double defaultRadius = (shape == null ? RADIUS : shape.radius()) * options.number("scale");
        return style.withRadius(options.number("radius", defaultRadius));
    }

    /**
     * Returns the style after a change: the options of the change, over those with which the shot was fired unless the
     * kind or sprite changes. The default color depends on the groups that the shot hits.
     */
    ShotStyle changed(Options change, Options fired) {
        boolean isOther = isSet(change, "kind") || isSet(change, "sprite");
        Map<Value, Value> look = new LinkedHashMap<>();
        for (Option option : ShotLookOptions.ALL)
            if (isOther || isSet(change, option.name())) look.put(Value.of(option.name()), change.value(option.name()));
        look.put(Value.of("hits"), fired.value("hits"));
        return of(kinds.resolve(fired.reportedAs(change.function()).with(look)));
    }

    private static boolean isSet(Options change, String name) {
        return !change.value(name).isNil();
    }

    /** A color without a kind or sprite selects a small pearl. */
    private @Nullable ShotShape shape(Options options) {
        ShotShape shape = kinds.shape(options);
        boolean isColor =
                options.value("sprite").isNil() && !options.value("color").isNil();
        return shape == null && isColor ? ShotShape.SMALL_PEARL : shape;
    }

    private Key key(Options options, @Nullable ShotShape shape) {
        ShotShape.Orientation orientation = shape == null ? ShotShape.Orientation.UPRIGHT : shape.orientation();
        return new Key(
                pictures(options, shape),
                options.integer("frame_ticks"),
                options.flag("turns", orientation == ShotShape.Orientation.TURNS),
                options.number("spin", orientation == ShotShape.Orientation.SPINS ? ShotLook.DEFAULT_SPIN : 0),
                options.number("scale"),
                tint(options),
                options.number("alpha"),
                options.word("blend", BlendMode.class),
                options.integer("layer", shape == null ? 0 : shape.layer()),
                options.number("glow"),
                options.word("flash", SpawnFlash.class),
                shape != null && options.value("ending").isNil()
                        ? EndEffect.BURST
                        : options.word("ending", EndEffect.class));
    }

    private static int tint(Options options) {
        double tint = options.number("tint");
        if (tint >= 0 && tint <= 0xFFFFFF) return (int) tint;
        throw new LuaException(options.function() + ": option 'tint' must be from 0x000000 to 0xFFFFFF but was "
                + Value.of(tint).describe());
    }

    // images

    private List<?> pictures(Options options, @Nullable ShotShape shape) {
        Value sprite = options.value("sprite");
        if (!sprite.isNil()) return frames(options, sheets.get(sprite), kinds.colors(options));
        Value hits = options.value("hits");
        if (shape == null) return frames(options, sheets.get(DefaultShot.nameFor(hits)), List.of());
        return List.of(shape, ShotKinds.color(options, DefaultShot.colorFor(hits)));
    }

    private static List<Image> frames(Options options, SpriteSheet sheet, List<String> colors) {
        Value frames = options.value("frames");
        if (!frames.isNil()) return animation(options, frames, sheet);
        int frame = options.value("color").isNil()
                ? options.integerUpTo("frame", sheet.count())
                : colored(options, sheet, colors);
        return List.of(sheet.frame(frame - 1));
    }

    private static int colored(Options options, SpriteSheet sheet, List<String> colors) {
        String color = options.text("color");
        if (colors.isEmpty())
            throw new LuaException(options.function()
                    + ": option 'color' has no effect with a sprite, unless its kind names the sprite's frames with"
                    + " 'colors'");
        int at = colors.indexOf(color);
        if (at < 0) throw ShotKinds.unknownColor(options, color, colors);
        if (at < sheet.count()) return at + 1;
        throw new LuaException(options.function() + ": color '" + color + "' is frame " + (at + 1) + " but '"
                + sheet.whole().name() + "' has " + sheet.count());
    }

    private static List<Image> animation(Options options, Value frames, SpriteSheet sheet) {
        if (!(frames instanceof Table list))
            throw new LuaException(
                    options.function() + ": option 'frames' must be a list of frames but was " + frames.describe());
        List<Image> images = new ArrayList<>();
        for (int i = 1; !list.get(i).isNil(); i++) images.add(frame(options, list.get(i), sheet));
        if (images.isEmpty())
            throw new LuaException(options.function() + ": option 'frames' must hold at least one frame");
        return images;
    }

    private static Image frame(Options options, Value number, SpriteSheet sheet) {
        double frame = number.is(LuaType.INTEGER) ? number.number() : 0;
        if (frame >= 1 && frame <= sheet.count()) return sheet.frame((int) frame - 1);
        throw new LuaException(options.function() + ": option 'frames' must hold numbers from 1 to " + sheet.count()
                + " but holds " + number.describe());
    }

    // styles

    private ShotStyle style(Key key) {
        ShotStyle style = kept.get(key);
        if (style != null) return style;
        if (kept.size() == MAX_STYLES) kept.clear();
        style = ShotStyle.of(look(key), RADIUS);
        kept.put(key, style);
        return style;
    }

    private static ShotLook look(Key key) {
        return ShotLook.of(artwork(key.pictures))
                .ticks(key.ticks)
                .turns(key.turns)
                .spin(key.spin)
                .scale(key.scale)
                .tint(key.tint)
                .alpha(key.alpha)
                .blend(key.blend)
                .layer(key.layer)
                .glow(key.glow)
                .flash(key.flash)
                .endEffect(key.ending)
                .build();
    }

    private static List<Artwork> artwork(List<?> pictures) {
        if (pictures.get(0) instanceof ShotShape shape && pictures.get(1) instanceof ShotColor color)
            return List.of(shape.artwork(color));
        List<Artwork> frames = new ArrayList<>();
        for (Object picture : pictures) if (picture instanceof Image image) frames.add(Artwork.of(image));
        return frames;
    }
}
