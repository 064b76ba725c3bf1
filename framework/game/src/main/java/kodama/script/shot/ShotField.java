package kodama.script.shot;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.ToDoubleBiFunction;
import kodama.draw.BlendMode;
import kodama.lua.bind.FieldDoc;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Signature;
import kodama.lua.bind.Value;
import kodama.script.task.Blend;
import kodama.script.task.DissolvePatterns;
import kodama.script.task.Palettes;
import kodama.script.task.SpriteOrigins;
import kodama.shot.Shot;
import kodama.shot.ShotSpec;
import kodama.shot.look.EndEffect;
import kodama.shot.look.ShotLook;
import kodama.shot.look.SpawnFlash;
import org.jspecify.annotations.Nullable;

/**
 * A field of a shot's table that the shot itself stores: its name, its reference text, and how it is read and written.
 */
enum ShotField {
    X(
            "Horizontal position of the shot's center, in pixels from the left.",
            (shot, access) -> shot.x(),
            (shot, access, x) -> shot.moveTo(x, shot.y())),
    Y(
            "Vertical position of the shot's center, in pixels from the top.",
            (shot, access) -> shot.y(),
            (shot, access, y) -> shot.moveTo(shot.x(), y)),
    ANGLE(
            "Direction of flight, in degrees: 0 is right, 90 is down.",
            (shot, access) -> shot.angle(),
            (shot, access, angle) -> shot.setAngle(angle)),
    SPEED("Speed, in pixels per tick.", (shot, access) -> shot.speed(), (shot, access, speed) -> shot.setSpeed(speed)),
    ACCEL(
            "Acceleration, in pixels per tick each tick.",
            (shot, access) -> access.motionRates(shot).accel(),
            (shot, access, accel) ->
                    access.setMotionRates(shot, access.motionRates(shot).withAccel(accel))),
    TURN(
            "Turning rate, in degrees per tick.",
            (shot, access) -> access.motionRates(shot).turn(),
            (shot, access, turn) ->
                    access.setMotionRates(shot, access.motionRates(shot).withTurn(turn))),
    MIN_SPEED(
            "number?",
            "Minimum speed for slowing down, in pixels per tick; nil for no limit.",
            (shot, access) -> bound(access.motionRates(shot).minSpeed()),
            (shot, access, given) -> {
                double least = given.bound(Double.NEGATIVE_INFINITY);
                access.setMotionRates(shot, access.motionRates(shot).withMinSpeed(least));
            }),
    MAX_SPEED(
            "number?",
            "Highest speed that `accel` can reach, in pixels per tick; nil for no limit.",
            (shot, access) -> bound(access.motionRates(shot).maxSpeed()),
            (shot, access, given) -> {
                double most = given.bound(Double.POSITIVE_INFINITY);
                access.setMotionRates(shot, access.motionRates(shot).withMaxSpeed(most));
            }),
    AGE(
            "integer",
            "Time in flight, in ticks; negative during the delay. Read-only.",
            (shot, access) -> Value.of(shot.age()),
            (shot, access, given) -> {
                throw new LuaException(given.field() + " cannot be set; it counts the ticks that the shot has flown");
            }),
    LIFE(
            "integer?",
            "Time of flight after which the shot ends, in ticks; nil for no end.",
            (shot, access) -> life(access.spec(shot).life()),
            (shot, access, given) -> {
                int life = given.isNil() ? ShotSpec.FOREVER : given.wholeAtLeast(1);
                access.change(shot, access.spec(shot).toBuilder().life(life).build());
            }),
    MARGIN(
            "number?",
            "Distance outside the field at which this shot is removed, in pixels; nil for that of the field.",
            (shot, access) -> known(access.spec(shot).margin()),
            (shot, access, given) -> {
                double margin = given.atLeast(0, given.finite());
                access.change(shot, access.spec(shot).toBuilder().margin(margin).build());
            }),
    KIND(
            "string<ShotKind>?",
            "Kind of the shot. Setting it changes the picture, and its turning and spin unless you have set them;"
                    + " everything else stays, also the color if the kind has no color of its own.",
            (shot, access) -> word(shot.style().look().kind()),
            (shot, access, given) -> access.looks()
                    .setKind(shot, given.text(), access.groups(access.spec(shot).hits()))),
    COLOR(
            "string<ShotColor>?",
            "Color of the kind; nil for a sprite. Setting it on a shot without `kind` and `sprite` gives it the kind"
                    + " `small_pearl`.",
            (shot, access) -> word(shot.style().look().color()),
            (shot, access, given) -> access.looks().setColor(shot, given.text())),
    SPRITE(
            "string<Picture>",
            "Name of the image. Setting it changes only the picture; it then has no `color`.",
            (shot, access) -> Value.of(shot.style().look().frames().get(0).name()),
            (shot, access, given) -> access.looks().setSprite(shot, given.text())),
    FRAME(
            "integer?",
            "Frame of the image, from 1; nil for an animation or a kind. Setting it leaves the shot without `color`,"
                    + " also if its kind names the frames with `colors`.",
            (shot, access) -> access.looks().frame(shot),
            (shot, access, given) -> access.looks().setFrame(shot, given)),
    ANIMATION(
            "string<AnimationName>?",
            "Name of the animation of the image; nil for none, or for one given as a table. You can also set a table."
                    + " The animation follows the age of the shot, also if it is set later.",
            (shot, access) -> ShotLookChanges.animation(shot),
            (shot, access, given) -> access.looks().setAnimation(shot, given)),
    TURNS(
            "boolean",
            "Whether the image turns with the direction.",
            (shot, access) -> Value.of(shot.style().look().turns()),
            (shot, access, given) ->
                    access.looks().set(shot, ShotLookChanges.look(shot).turns(given.flag()))),
    SPIN(
            "Rotation of the image, in degrees per tick. Setting it continues from the current rotation.",
            (shot, access) -> shot.spin(),
            (shot, access, spin) -> shot.setSpin(spin)),
    SCALE(
            "number",
            "Scale factor of the image, from 0 (invisible) to 16; sets `scale_x` and `scale_y`, and returns `scale_x`.",
            (shot, access) -> Value.of(shot.scaleX()),
            (shot, access, given) -> {
                double scale = given.between(0, ShotLook.MAX_SCALE);
                shot.setScale(scale, scale);
            }),
    SCALE_X(
            "number",
            "Horizontal scale factor of the image before it is turned, from 0 to 16.",
            (shot, access) -> Value.of(shot.scaleX()),
            (shot, access, given) -> shot.setScale(given.between(0, ShotLook.MAX_SCALE), shot.scaleY())),
    SCALE_Y(
            "number",
            "Vertical scale factor of the image before it is turned, from 0 to 16.",
            (shot, access) -> Value.of(shot.scaleY()),
            (shot, access, given) -> shot.setScale(shot.scaleX(), given.between(0, ShotLook.MAX_SCALE))),
    SKEW(
            "number",
            "Angle by which the image leans to the left at its top before it is turned, in degrees from -80 to 80.",
            (shot, access) -> Value.of(shot.skew()),
            (shot, access, given) -> shot.setSkew(given.between(-ShotLook.MAX_SKEW, ShotLook.MAX_SKEW))),
    ORIGIN(
            SpriteOrigins.TYPE,
            "Point of the image that is at the position of the shot; see `draw.sprite`. Its glow and its hitbox stay"
                    + " there.",
            (shot, access) -> access.looks().origin(shot),
            (shot, access, given) -> access.looks().setOrigin(shot, given)),
    TINT(
            "number<Color>",
            "Color by which the image is multiplied.",
            (shot, access) -> Value.of(shot.tint()),
            (shot, access, given) -> shot.setTint(given.color())),
    ALPHA(
            "Opacity, from 0 (invisible) to 1; other numbers count as the nearer of the two.",
            (shot, access) -> shot.alpha(),
            (shot, access, alpha) -> shot.setAlpha(limited(alpha))),
    FILL(
            "number<Color>?",
            "Color with which all pixels of the image are filled; nil for none.",
            (shot, access) -> shot.fill() == ShotLook.NO_FILL ? Value.NIL : Value.of(shot.fill()),
            (shot, access, given) -> shot.setFill(given.isNil() ? ShotLook.NO_FILL : given.color())),
    FILL_AMOUNT(
            "How much of `fill` is in the colors, from 0 to 1; other numbers count as the nearer of the two.",
            (shot, access) -> shot.fillAmount(),
            (shot, access, amount) -> shot.setFillAmount(limited(amount))),
    PALETTE(
            Palettes.TYPE + "?",
            "Colors that replace others; see `draw.sprite`. Reading it gives a palette of `draw.palette`.",
            (shot, access) -> access.looks().palette(shot),
            (shot, access, given) -> access.looks().setPalette(shot, given)),
    DISSOLVE(
            DissolvePatterns.TYPE,
            "Pattern in which the image vanishes; see `draw.sprite`.",
            (shot, access) -> DissolvePatterns.name(shot.style().look().dissolvePattern()),
            (shot, access, given) -> access.looks().setDissolve(shot, given)),
    DISSOLVE_AMOUNT(
            "How much of the image has vanished, from 0 to 1; other numbers count as the nearer of the two.",
            (shot, access) -> shot.dissolve(),
            (shot, access, amount) -> shot.setDissolve(limited(amount))),
    BLEND(
            Blend.TYPE,
            "Blending mode.",
            (shot, access) -> word(shot.blend()),
            (shot, access, given) -> shot.setBlend(given.word(BlendMode.class))),
    LAYER(
            "integer",
            "Layer, from -2 to 2: shots on higher layers are drawn in front.",
            (shot, access) -> Value.of(shot.layer()),
            (shot, access, given) -> shot.setLayer(given.wholeBetween(ShotLook.BACK, ShotLook.FRONT))),
    GLOW(
            "Brightness of the light around the shot, from 0 to 1; other numbers count as the nearer of the two.",
            (shot, access) -> shot.glow(),
            (shot, access, glow) -> shot.setGlow(limited(glow))),
    FLASH(
            "\"shrink\"|\"grow\"|\"none\"",
            "Cloud shown during the delay.",
            (shot, access) -> word(shot.style().look().flash()),
            (shot, access, given) ->
                    access.looks().set(shot, ShotLookChanges.look(shot).flash(given.word(SpawnFlash.class)))),
    ENDING(
            "\"none\"|\"fade\"|\"burst\"",
            "Effect shown when the shot has hit, was canceled or has reached the end of its life.",
            (shot, access) -> word(shot.style().look().endEffect()),
            (shot, access, given) ->
                    access.looks().set(shot, ShotLookChanges.look(shot).endEffect(given.word(EndEffect.class)))),
    VISIBLE(
            "boolean",
            "Whether the shot is drawn, with its glow, flash and ending; an invisible shot still hits.",
            (shot, access) -> Value.of(shot.isVisible()),
            (shot, access, given) -> shot.setVisible(given.flag())),
    RADIUS(
            "number",
            "Radius of the hitbox, in pixels. Only setting it changes it: `scale` does not.",
            (shot, access) -> Value.of(shot.radius()),
            (shot, access, given) -> shot.setRadius(given.atLeast(0, given.finite()))),
    LENGTH(
            "number",
            "Length of the hitbox along the direction, in pixels; 0 for a circle.",
            (shot, access) -> Value.of(access.spec(shot).length()),
            (shot, access, given) -> {
                double length = given.atLeast(0, given.finite());
                access.change(shot, access.spec(shot).toBuilder().length(length).build());
            }),
    DAMAGE("Damage of a hit.", (shot, access) -> shot.damage(), (shot, access, damage) -> shot.setDamage(damage)),
    HITS(
            "string<Group>|string[]",
            "Group, or list of groups, that the shot hits.",
            (shot, access) -> access.groups(access.spec(shot).hits()),
            (shot, access, given) -> {
                long groups = access.groups(given.textOrTable());
                access.change(shot, access.spec(shot).toBuilder().hits(groups).build());
            }),
    PIERCING(
            "boolean",
            "Whether the shot continues after a hit.",
            (shot, access) -> Value.of(access.spec(shot).isPiercing()),
            (shot, access, given) -> {
                ShotSpec.Builder changed = access.spec(shot).toBuilder();
                access.change(shot, changed.piercing(given.flag()).build());
            }),
    HARMLESS(
            "boolean",
            "Whether the shot hits and grazes nothing.",
            (shot, access) -> Value.of(shot.isHarmless()),
            (shot, access, given) -> shot.setHarmless(given.flag())),
    GRAZE(
            "boolean",
            "Whether the shot calls the `on_graze` of tasks that it comes close to.",
            (shot, access) -> Value.of(access.spec(shot).grazes()),
            (shot, access, given) -> {
                ShotSpec.Builder changed = access.spec(shot).toBuilder();
                access.change(shot, changed.grazes(given.flag()).build());
            }),
    ON_END(
            "fun(shot: Shot, why: string)?",
            "Called when the shot ends; see `shot.fire`.",
            (shot, access) -> access.callbacks(shot).onEnd(),
            (shot, access, given) ->
                    access.setCallbacks(shot, access.callbacks(shot).withOnEnd(given.function()))),
    ON_BOUNCE(
            "fun(shot: Shot, edge: string)?",
            "Called when the shot bounces; see `shot.fire`.",
            (shot, access) -> access.callbacks(shot).onBounce(),
            (shot, access, given) ->
                    access.setCallbacks(shot, access.callbacks(shot).withOnBounce(given.function()))),
    ON_STICK(
            "fun(shot: Shot)?",
            "Called when the shot has stuck to a wall; see `shot.fire`.",
            (shot, access) -> access.callbacks(shot).onStick(),
            (shot, access, given) ->
                    access.setCallbacks(shot, access.callbacks(shot).withOnStick(given.function()))),
    ON_TICK(
            "fun(shot: Shot)?",
            "Called at the end of each tick, or less often with `tick_every`; see `shot.fire`.",
            (shot, access) -> access.callbacks(shot).onTick(),
            (shot, access, given) ->
                    access.setCallbacks(shot, access.callbacks(shot).withOnTick(given.function()))),
    TICK_EVERY(
            "integer",
            "Ticks of the shot between two calls of `on_tick`.",
            (shot, access) -> Value.of(access.callbacks(shot).every()),
            (shot, access, given) ->
                    access.setCallbacks(shot, access.callbacks(shot).withEvery(given.wholeAtLeast(1))));

    private interface Writer {
        void write(Shot shot, ShotAccess access, AssignedValue given);
    }

    private interface NumberWriter {
        void write(Shot shot, ShotAccess access, double number);
    }

    private static final String EACH_TICK = "set 'angle' and 'speed' each tick instead";
    private static final String PLACE = "set 'x' and 'y' instead";

    /** The names that scripts cannot set: options that cannot be changed, and misspelled fields. */
    static final ReservedNames RESERVED = new ReservedNames(
            "a shot",
            Arrays.stream(values()).map(ShotField::fieldName).toList(),
            Map.ofEntries(
                    Map.entry("from", PLACE),
                    Map.entry("aim", "set 'angle' instead"),
                    Map.entry("delay", ""),
                    Map.entry("keep", "this shot is kept"),
                    Map.entry("changes", "set the fields when the time has come"),
                    Map.entry("gravity", EACH_TICK),
                    Map.entry("wind", EACH_TICK),
                    Map.entry("homing", "set 'angle' or 'turn' each tick instead"),
                    Map.entry("bounce", ""),
                    Map.entry("wrap", ""),
                    Map.entry("walls", ""),
                    Map.entry("orbit", PLACE),
                    Map.entry("attach", PLACE),
                    Map.entry("field", ""),
                    Map.entry("frames", "set 'frame' or 'animation' instead"),
                    Map.entry("frame_ticks", "set 'animation' instead"),
                    Map.entry("graze_every", "")));

    /** The name as a Lua string. */
    final Value key = Value.of(fieldName());

    private final String type;
    private final String doc;
    private final BiFunction<Shot, ShotAccess, Value> reader;
    private final Writer writer;
    private final String messageName = "a shot's '" + fieldName() + "'";

    ShotField(String type, String doc, BiFunction<Shot, ShotAccess, Value> reader, Writer writer) {
        this.type = type;
        this.doc = doc;
        this.reader = reader;
        this.writer = writer;
    }

    /** A field that is any finite number. */
    ShotField(String doc, ToDoubleBiFunction<Shot, ShotAccess> reader, NumberWriter writer) {
        this(
                "number",
                doc,
                (shot, access) -> Value.of(reader.applyAsDouble(shot, access)),
                (shot, access, given) -> writer.write(shot, access, given.finite()));
    }

    /** Describes all fields for the reference. */
    static List<FieldDoc> described() {
        return Arrays.stream(values()).map(ShotField::description).toList();
    }

    private FieldDoc description() {
        boolean mayLack = type.endsWith("?");
        String text = mayLack ? type.substring(0, type.length() - 1) : type;
        FieldDoc field = FieldDoc.of(fieldName(), Signature.type(text), doc);
        return mayLack ? field.orNil() : field;
    }

    private String fieldName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the current value, or the last one of a shot that has ended. */
    Value read(Shot shot, ShotAccess access) {
        return reader.apply(shot, access);
    }

    /**
     * Sets the value of a flying shot.
     *
     * @throws LuaException if it is of the wrong type, or out of bounds
     */
    void write(Shot shot, ShotAccess access, Value value) {
        writer.write(shot, access, new AssignedValue(messageName, value));
    }

    private static Value bound(double speed) {
        return Double.isInfinite(speed) ? Value.NIL : Value.of(speed);
    }

    private static Value life(int ticks) {
        return ticks == ShotSpec.FOREVER ? Value.NIL : Value.of(ticks);
    }

    private static Value known(double number) {
        return Double.isNaN(number) ? Value.NIL : Value.of(number);
    }

    private static Value word(@Nullable String name) {
        return name == null ? Value.NIL : Value.of(name);
    }

    private static Value word(Enum<?> constant) {
        return Value.of(constant.name().toLowerCase(Locale.ROOT));
    }

    private static double limited(double number) {
        return Math.max(0, Math.min(1, number));
    }
}
