package kodama.script.shot;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.ToDoubleBiFunction;
import kodama.lua.bind.FieldDoc;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Signature;
import kodama.lua.bind.Value;
import kodama.shot.Shot;
import kodama.shot.ShotSpec;

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
    SPRITE(
            "string<Picture>",
            "Name of the image; setting it does not change `radius`.",
            (shot, access) -> Value.of(shot.style().image().name()),
            (shot, access, given) -> shot.setStyle(access.withSprite(shot.style(), given.text()))),
    RADIUS(
            "number",
            "Radius of the hitbox, in pixels.",
            (shot, access) -> Value.of(shot.style().radius()),
            (shot, access, given) -> {
                double radius = given.atLeast(0, given.finite());
                shot.setStyle(shot.style().withRadius(radius));
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
}
