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
            (shot, home) -> shot.x(),
            (shot, home, x) -> shot.moveTo(x, shot.y())),
    Y(
            "Vertical position of the shot's center, in pixels from the top.",
            (shot, home) -> shot.y(),
            (shot, home, y) -> shot.moveTo(shot.x(), y)),
    ANGLE(
            "Direction of flight, in degrees: 0 is right, 90 is down.",
            (shot, home) -> shot.angle(),
            (shot, home, angle) -> shot.setAngle(angle)),
    SPEED("Speed, in pixels per tick.", (shot, home) -> shot.speed(), (shot, home, speed) -> shot.setSpeed(speed)),
    ACCEL(
            "Acceleration, in pixels per tick each tick.",
            (shot, home) -> home.course(shot).accel(),
            (shot, home, accel) -> home.setCourse(shot, home.course(shot).withAccel(accel))),
    TURN(
            "Turning rate, in degrees per tick.",
            (shot, home) -> home.course(shot).turn(),
            (shot, home, turn) -> home.setCourse(shot, home.course(shot).withTurn(turn))),
    MIN_SPEED(
            "number?",
            "Lowest speed that `accel` can reach, in pixels per tick; nil for no limit.",
            (shot, home) -> bound(home.course(shot).minSpeed()),
            (shot, home, given) -> {
                double least = given.bound(Double.NEGATIVE_INFINITY);
                home.setCourse(shot, home.course(shot).withMinSpeed(least));
            }),
    MAX_SPEED(
            "number?",
            "Highest speed that `accel` can reach, in pixels per tick; nil for no limit.",
            (shot, home) -> bound(home.course(shot).maxSpeed()),
            (shot, home, given) -> {
                double most = given.bound(Double.POSITIVE_INFINITY);
                home.setCourse(shot, home.course(shot).withMaxSpeed(most));
            }),
    AGE(
            "integer",
            "Time in flight, in ticks; negative during the delay. Read-only.",
            (shot, home) -> Value.of(shot.age()),
            (shot, home, given) -> {
                throw new LuaException(given.field() + " cannot be set; it counts the ticks that the shot has flown");
            }),
    SPRITE(
            "string<Picture>",
            "Name of the image; setting it does not change `radius`.",
            (shot, home) -> Value.of(shot.style().image().name()),
            (shot, home, given) -> shot.setStyle(home.withSprite(shot.style(), given.text()))),
    RADIUS(
            "number",
            "Radius of the hitbox, in pixels.",
            (shot, home) -> Value.of(shot.style().radius()),
            (shot, home, given) -> {
                double radius = given.atLeast(0, given.finite());
                shot.setStyle(shot.style().withRadius(radius));
            }),
    DAMAGE("Damage of a hit.", (shot, home) -> shot.damage(), (shot, home, damage) -> shot.setDamage(damage)),
    HITS(
            "string<Group>|string[]",
            "Group, or list of groups, that the shot hits.",
            (shot, home) -> home.groups(home.spec(shot).hits()),
            (shot, home, given) -> {
                long groups = home.groups(given.textOrTable());
                home.change(shot, home.spec(shot).toBuilder().hits(groups).build());
            }),
    PIERCING(
            "boolean",
            "Whether the shot continues after a hit.",
            (shot, home) -> Value.of(home.spec(shot).isPiercing()),
            (shot, home, given) -> {
                ShotSpec.Builder changed = home.spec(shot).toBuilder();
                home.change(shot, changed.piercing(given.flag()).build());
            }),
    ON_END(
            "fun(shot: Shot, why: string)?",
            "Called when the shot ends; see `shot.fire`.",
            (shot, home) -> home.callbacks(shot).onEnd(),
            (shot, home, given) -> home.setCallbacks(shot, home.callbacks(shot).withOnEnd(given.function()))),
    ON_BOUNCE(
            "fun(shot: Shot, edge: string)?",
            "Called when the shot bounces; see `shot.fire`.",
            (shot, home) -> home.callbacks(shot).onBounce(),
            (shot, home, given) -> home.setCallbacks(shot, home.callbacks(shot).withOnBounce(given.function()))),
    ON_TICK(
            "fun(shot: Shot)?",
            "Called at the end of each tick, or less often with `tick_every`; see `shot.fire`.",
            (shot, home) -> home.callbacks(shot).onTick(),
            (shot, home, given) -> home.setCallbacks(shot, home.callbacks(shot).withOnTick(given.function()))),
    TICK_EVERY(
            "integer",
            "Ticks of the shot between two calls of `on_tick`.",
            (shot, home) -> Value.of(home.callbacks(shot).every()),
            (shot, home, given) -> home.setCallbacks(shot, home.callbacks(shot).withEvery(given.wholeAtLeast(1))));

    private interface Writer {
        void write(Shot shot, ShotAccess home, AssignedValue given);
    }

    private interface NumberWriter {
        void write(Shot shot, ShotAccess home, double number);
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
                (shot, home) -> Value.of(reader.applyAsDouble(shot, home)),
                (shot, home, given) -> writer.write(shot, home, given.finite()));
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
    Value read(Shot shot, ShotAccess home) {
        return reader.apply(shot, home);
    }

    /**
     * Sets the value of a flying shot.
     *
     * @throws LuaException if it is of the wrong type, or out of bounds
     */
    void write(Shot shot, ShotAccess home, Value value) {
        writer.write(shot, home, new AssignedValue(messageName, value));
    }

    private static Value bound(double speed) {
        return Double.isInfinite(speed) ? Value.NIL : Value.of(speed);
    }
}
