package kodama.script.api.shot;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kodama.draw.BlendMode;
import kodama.draw.Image;
import kodama.draw.ImageFailure;
import kodama.draw.SpriteSheet;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.game.GameContext;
import kodama.script.shot.ShotAnimations;
import kodama.script.shot.ShotPictures;
import kodama.script.task.DissolvePatterns;
import kodama.script.task.Palettes;
import kodama.script.task.ScriptedCanvas;
import kodama.script.task.SpriteOrigins;
import kodama.script.task.SpriteSheets;
import kodama.shot.Shot;
import kodama.shot.look.Artwork;
import kodama.shot.look.EndEffect;
import kodama.shot.look.LookAnimation;
import kodama.shot.look.LookProperty;
import kodama.shot.look.ShotColor;
import kodama.shot.look.ShotLook;
import kodama.shot.look.ShotLookCache;
import kodama.shot.look.ShotShape;
import kodama.shot.look.ShotStyle;
import kodama.shot.look.SpawnFlash;
import kodama.shot.look.StyleChange;
import org.jspecify.annotations.Nullable;

/** Creates the styles of shots from their options, and changes their pictures in flight. */
final class ShotStyles implements ShotPictures {
    private static final double RADIUS = 2;
    private static final String KIND_FIELD = "a shot's 'kind'";
    private static final String COLOR_FIELD = "a shot's 'color'";

    /** The properties that a shot can have set itself, by the option that replaces them. */
    private static final Map<String, Set<LookProperty>> PROPERTIES = Map.ofEntries(
            Map.entry("scale", Set.of(LookProperty.SCALE_X, LookProperty.SCALE_Y)),
            Map.entry("scale_x", Set.of(LookProperty.SCALE_X)),
            Map.entry("scale_y", Set.of(LookProperty.SCALE_Y)),
            Map.entry("skew", Set.of(LookProperty.SKEW)),
            Map.entry("tint", Set.of(LookProperty.TINT)),
            Map.entry("fill", Set.of(LookProperty.FILL)),
            Map.entry("fill_amount", Set.of(LookProperty.FILL_AMOUNT)),
            Map.entry("dissolve_amount", Set.of(LookProperty.DISSOLVE)),
            Map.entry("alpha", Set.of(LookProperty.ALPHA)),
            Map.entry("blend", Set.of(LookProperty.BLEND)),
            Map.entry("layer", Set.of(LookProperty.LAYER)),
            Map.entry("glow", Set.of(LookProperty.GLOW)),
            Map.entry("spin", Set.of(LookProperty.SPIN, LookProperty.ROTATION)));

    private final SpriteSheets sheets;
    private final ShotKinds kinds;
    private final ShotAnimations animations;
    private final ShotLookCache looks;
    private final Palettes palettes;
    private final DissolvePatterns patterns;
    private final Options none;

    /**
     * Creates the styles of a game.
     *
     * @param none the options of a shot, without any value
     */
    ShotStyles(GameContext game, ShotKinds kinds, Options none) {
        sheets = game.sheets();
        animations = game.scriptedShots().animations();
        looks = game.scriptedShots().looks();
        palettes = game.palettes();
        patterns = game.dissolvePatterns();
        this.kinds = kinds;
        this.none = none;
    }

    ShotStyle of(Options options) {
        ShotShape shape = shape(options);
        double defaultRadius = (shape == null ? RADIUS : shape.radius()) * options.number("scale");
        return ShotStyle.of(looks.look(look(options, shape)), options.number("radius", defaultRadius));
    }

    /**
     * Returns a timed change. With a kind or sprite, the shot then looks as if it had just been fired with the options
     * of the change; its default color depends on the groups that the shot hits. Otherwise only the options of the
     * change differ from the look that the shot has at the time.
     *
     * @throws LuaException if an option is wrong for a shot with the options of its firing
     */
    StyleChange change(Options change, Options fired) {
        boolean isOther = isSet(change, "kind") || isSet(change, "sprite");
        Map<Value, Value> look = new LinkedHashMap<>();
        for (Option option : ShotLookOptions.ALL)
            if (isOther || isSet(change, option.name())) look.put(Value.of(option.name()), change.value(option.name()));
        look.put(Value.of("hits"), fired.value("hits"));
        Options all = kinds.resolve(fired.reportedAs(change.function()).with(look));
        ShotStyle whole = of(all);
        if (isOther) return StyleChange.to(whole);
        Options single = change.frozen();
        boolean scalesRadius = !isSet(all, "radius");
        return new StyleChange(
                before -> with(single, whole.look(), before, scalesRadius), replaced(single), isSet(single, "radius"));
    }

    private static Set<LookProperty> replaced(Options options) {
        Set<LookProperty> replaced = EnumSet.noneOf(LookProperty.class);
        PROPERTIES.forEach((option, properties) -> {
            if (isSet(options, option)) replaced.addAll(properties);
        });
        return replaced;
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

    private ShotLook.Builder look(Options options, @Nullable ShotShape shape) {
        return picture(options, shape)
                .scaleX(options.number("scale_x", options.number("scale")))
                .scaleY(options.number("scale_y", options.number("scale")))
                .skew(options.number("skew"))
                .origin(SpriteOrigins.of(name(options, "origin"), options.value("origin")))
                .tint(color(options, "tint", options.number("tint")))
                .fill(color(options, "fill", options.number("fill", ShotLook.NO_FILL)))
                .fillAmount(options.number("fill_amount"))
                .palette(palettes.of(name(options, "palette"), options.value("palette")))
                .dissolvePattern(patterns.of(name(options, "dissolve"), options.value("dissolve")))
                .dissolve(options.number("dissolve_amount"))
                .alpha(options.number("alpha"))
                .blend(options.word("blend", BlendMode.class))
                .layer(options.integer("layer", shape == null ? 0 : shape.layer()))
                .glow(options.number("glow"))
                .flash(options.word("flash", SpawnFlash.class))
                .endEffect(
                        shape != null && options.value("ending").isNil()
                                ? EndEffect.BURST
                                : options.word("ending", EndEffect.class));
    }

    /** Returns a look with a picture, its names, turning and spin. */
    private ShotLook.Builder picture(Options options, @Nullable ShotShape shape) {
        Picture picture = pictures(options, shape);
        String kind = options.text("kind");
        return picture.builder()
                .kind(kind.isEmpty() ? shape == null ? null : shape.luaName() : kind)
                .ticks(options.integer("frame_ticks"))
                .turns(turns(options, shape))
                .spin(spin(options, shape));
    }

    private static boolean turns(Options options, @Nullable ShotShape shape) {
        return options.flag("turns", shape != null && shape.orientation() == ShotShape.Orientation.TURNS);
    }

    private static double spin(Options options, @Nullable ShotShape shape) {
        boolean spins = shape != null && shape.orientation() == ShotShape.Orientation.SPINS;
        return options.number("spin", spins ? ShotLook.DEFAULT_SPIN : 0);
    }

    private static String name(Options options, String option) {
        return options.function() + ": option '" + option + "'";
    }

    /** Checks a color; NO_FILL is allowed if the option is not given. */
    private static int color(Options options, String name, double number) {
        if (number >= 0 && number <= 0xFFFFFF || !isSet(options, name)) return (int) number;
        throw new LuaException(name(options, name) + " must be from 0x000000 to 0xFFFFFF but was "
                + Value.of(number).describe());
    }

    // images

    /**
     * The picture of a look.
     *
     * @param color name of its color; null for none
     */
    private record Picture(
            List<Artwork> frames,
            @Nullable LookAnimation animation,
            @Nullable String color) {
        Picture(List<Artwork> frames, @Nullable String color) {
            this(frames, null, color);
        }

        ShotLook.Builder builder() {
            return showIn(ShotLook.of(frames));
        }

        /** Replaces the picture and its color in a look. */
        ShotLook.Builder showIn(ShotLook.Builder look) {
            return (animation == null ? look.frames(frames) : look.animation(frames, animation)).color(color);
        }
    }

    /** A message about the picture of a kind names the line that defined the kind. */
    private Picture pictures(Options options, @Nullable ShotShape shape) {
        try {
            return found(options, shape);
        } catch (LuaException | ImageFailure wrong) {
            String place = kinds.placeOfPicture(options);
            throw place.isEmpty() ? wrong : new LuaException(wrong.getMessage() + place);
        }
    }

    private Picture found(Options options, @Nullable ShotShape shape) {
        Value sprite = options.value("sprite");
        ScriptedCanvas.reject(name(options, "sprite"), sprite);
        if (!sprite.isNil()) return frames(options, sheets.get(sprite), kinds.colors(options));
        if (isSet(options, "animation"))
            throw new LuaException(options.function() + ": option 'animation' has no effect without 'sprite'");
        Value hits = options.value("hits");
        if (shape == null) return frames(options, sheets.get(DefaultShot.nameFor(hits)), List.of());
        ShotColor color = kinds.color(options, DefaultShot.colorFor(hits));
        return new Picture(List.of(looks.artwork(shape, color)), color.luaName());
    }

    private Picture frames(Options options, SpriteSheet sheet, List<String> colors) {
        if (isSet(options, "animation"))
            return animated(options, Value.of(sheet.whole().name()), options.value("animation"));
        Value frames = options.value("frames");
        if (!frames.isNil()) return new Picture(animation(options, frames, sheet), null);
        boolean isColored = !options.value("color").isNil();
        int frame = isColored ? colored(options, sheet, colors) : options.integerUpTo("frame", sheet.count());
        String color = frame <= colors.size() ? colors.get(frame - 1) : null;
        return new Picture(List.of(Artwork.of(sheet.frame(frame - 1))), color);
    }

    private Picture animated(Options options, Value sprite, Value animation) {
        ShotAnimations.Animated found = animations.find(options.function() + ": option 'animation'", sprite, animation);
        return new Picture(found.frames(), found.animation(), null);
    }

    private int colored(Options options, SpriteSheet sheet, List<String> colors) {
        String color = options.text("color");
        if (colors.isEmpty())
            throw new LuaException(options.function()
                    + ": option 'color' has no effect with a sprite, unless its kind names the sprite's frames with"
                    + " 'colors'");
        int at = colors.indexOf(color);
        if (at < 0) throw kinds.unknownColor(options, color, colors);
        if (at < sheet.count()) return at + 1;
        throw new LuaException(options.function() + ": color '" + color + "' is frame " + (at + 1) + " but '"
                + sheet.whole().name() + "' has " + sheet.count());
    }

    private static List<Artwork> animation(Options options, Value frames, SpriteSheet sheet) {
        if (!(frames instanceof Table list))
            throw new LuaException(
                    options.function() + ": option 'frames' must be a list of frames but was " + frames.describe());
        List<Artwork> images = new ArrayList<>();
        for (int i = 1; !list.get(i).isNil(); i++) images.add(Artwork.of(frame(options, list.get(i), sheet)));
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

    // changes in flight

    /**
     * Returns a style in which some options differ.
     *
     * @param given a look with these options
     * @param scalesRadius whether the radius is multiplied by a scale
     */
    private ShotStyle with(Options some, ShotLook given, ShotStyle before, boolean scalesRadius) {
        ShotLook.Builder look = withPicture(some, before.look());
        if (isSet(some, "frame_ticks")) look.ticks(some.integer("frame_ticks"));
        if (isSet(some, "turns")) look.turns(some.flag("turns"));
        if (isSet(some, "spin")) look.spin(some.number("spin"));
        if (isSet(some, "scale")) look.scale(some.number("scale"));
        if (isSet(some, "scale_x")) look.scaleX(some.number("scale_x"));
        if (isSet(some, "scale_y")) look.scaleY(some.number("scale_y"));
        if (isSet(some, "skew")) look.skew(some.number("skew"));
        if (isSet(some, "origin")) look.origin(given.origin());
        if (isSet(some, "tint")) look.tint((int) some.number("tint"));
        if (isSet(some, "fill")) look.fill((int) some.number("fill"));
        if (isSet(some, "fill_amount")) look.fillAmount(some.number("fill_amount"));
        if (isSet(some, "palette")) look.palette(given.palette());
        if (isSet(some, "dissolve")) look.dissolvePattern(given.dissolvePattern());
        if (isSet(some, "dissolve_amount")) look.dissolve(some.number("dissolve_amount"));
        if (isSet(some, "alpha")) look.alpha(some.number("alpha"));
        if (isSet(some, "blend")) look.blend(some.word("blend", BlendMode.class));
        if (isSet(some, "layer")) look.layer(some.integer("layer"));
        if (isSet(some, "glow")) look.glow(some.number("glow"));
        if (isSet(some, "flash")) look.flash(some.word("flash", SpawnFlash.class));
        if (isSet(some, "ending")) look.endEffect(some.word("ending", EndEffect.class));
        return ShotStyle.of(looks.look(look), radius(some, before, scalesRadius));
    }

    private static double radius(Options some, ShotStyle before, boolean scalesRadius) {
        boolean isScaled = scalesRadius && isSet(some, "scale");
        double scale = isScaled ? some.number("scale") / before.look().get(LookProperty.SCALE_X) : 1;
        return some.number("radius", before.radius() * scale);
    }

    /** Returns a look in another color or frame, if its picture, which may be another one since the firing, has it. */
    private ShotLook.Builder withPicture(Options some, ShotLook look) {
        try {
            if (isSet(some, "color")) return withColor(look, some.text("color"));
            if (isSet(some, "frame") || isSet(some, "frames") || isSet(some, "animation"))
                return withFrames(some, look);
        } catch (LuaException noSuchPicture) {
            // keeps its picture
        }
        return look.toBuilder();
    }

    private ShotLook.Builder withFrames(Options some, ShotLook look) {
        Artwork first = look.frames().get(0);
        if (!first.isImage()) return look.toBuilder();
        Options kind = named(some.function(), look.kind(), Value.NIL, null);
        List<String> colors = mayHaveColor(look, kind) ? kinds.colors(kind) : List.of();
        Picture picture = frames(some, sheets.get(Value.of(first.name())), colors);
        return picture.showIn(look.toBuilder());
    }

    @Override
    public ShotLook.Builder withKind(Shot shot, String kind, Value hits) {
        ShotLook before = shot.style().look();
        Options options = keepColor(named(KIND_FIELD, kind, hits, null), hits, before.color());
        ShotShape shape = shape(options);
        Picture picture = pictures(options, shape);
        Options old = named(KIND_FIELD, before.kind(), hits, null);
        ShotShape oldShape = shape(old);
        boolean isTurnedByKind = before.turns() == turns(old, oldShape);
        boolean isSpunByKind = shot.spin() == spin(old, oldShape);
        return picture.showIn(before.toBuilder())
                .ticks(options.integer("frame_ticks"))
                .kind(kind)
                .turns(isTurnedByKind ? turns(options, shape) : before.turns())
                .spin(isSpunByKind ? spin(options, shape) : before.spin());
    }

    /** Returns the options of a kind, with a color if the kind has it and has no color of its own. */
    private Options keepColor(Options options, Value hits, @Nullable String color) {
        boolean isSprite = !options.value("sprite").isNil();
        List<String> colors = isSprite ? kinds.colors(options) : ShotColor.luaNames();
        if (color == null || !options.value("color").isNil() || !colors.contains(color)) return options;
        return named(options.function(), options.text("kind"), hits, color);
    }

    @Override
    public ShotLook.Builder withColor(ShotLook look, String color) {
        Options options = named(COLOR_FIELD, look.kind(), Value.NIL, color);
        if (!mayHaveColor(look, options))
            throw new LuaException(COLOR_FIELD
                    + " has no effect with a sprite, unless its kind names the sprite's frames with 'colors'");
        ShotShape shape = shape(options);
        Picture picture = pictures(options, shape);
        String kind = look.kind() == null && shape != null ? shape.luaName() : look.kind();
        return picture.showIn(look.toBuilder()).kind(kind);
    }

    /** Returns whether a look shows a shape, the default image, or the sprite of a kind that names its frames. */
    private boolean mayHaveColor(ShotLook look, Options options) {
        Artwork first = look.frames().get(0);
        if (!first.isImage()) return true;
        if (look.kind() == null) return DefaultShot.names().contains(first.name());
        return !kinds.colors(options).isEmpty() && options.value("sprite").equals(Value.of(first.name()));
    }

    /** Returns the options of a shot with these words; null for none. */
    private Options named(String function, @Nullable String kind, Value hits, @Nullable String color) {
        Map<Value, Value> words = new LinkedHashMap<>();
        if (kind != null) words.put(Value.of("kind"), Value.of(kind));
        if (color != null) words.put(Value.of("color"), Value.of(color));
        words.put(Value.of("hits"), hits);
        return kinds.resolve(none.reportedAs(function).with(words));
    }
}
