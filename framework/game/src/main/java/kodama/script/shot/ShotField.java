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

/** A field of a shot's table that the pool keeps: what it is called, what it is for, how it is read and written. */
enum ShotField {
    X(
            "Where the middle of the shot is; in pixels from the left.",
            (shot, home) -> shot.x(),
            (shot, home, x) -> shot.moveTo(x, shot.y())),
    Y(
            "Where the middle of the shot is; in pixels from the top.",
            (shot, home) -> shot.y(),
            (shot, home, y) -> shot.moveTo(shot.x(), y)),
    ANGLE(
            "The direction in which it flies; in degrees, 0 is right, 90 down.",
            (shot, home) -> shot.angle(),
            (shot, home, angle) -> shot.setAngle(angle)),
    SPEED(
            "How far it flies; in pixels a tick.",
            (shot, home) -> shot.speed(),
            (shot, home, speed) -> shot.setSpeed(speed)),
    ACCEL(
            "What it gains in speed in each tick; in pixels a tick.",
            (shot, home) -> home.course(shot).accel(),
            (shot, home, accel) -> home.setCourse(shot, home.course(shot).withAccel(accel))),
    TURN(
            "How far it turns in each tick; in degrees.",
            (shot, home) -> home.course(shot).turn(),
            (shot, home, turn) -> home.setCourse(shot, home.course(shot).withTurn(turn))),
    MIN_SPEED(
            "number?",
            "Below which `accel` does not lead; nil for no bound.",
            (shot, home) -> bound(home.course(shot).minSpeed()),
            (shot, home, given) -> {
                double least = given.bound(Double.NEGATIVE_INFINITY);
                home.setCourse(shot, home.course(shot).withMinSpeed(least));
            }),
    MAX_SPEED(
            "number?",
            "Above which `accel` does not lead; nil for no bound.",
            (shot, home) -> bound(home.course(shot).maxSpeed()),
            (shot, home, given) -> {
                double most = given.bound(Double.POSITIVE_INFINITY);
                home.setCourse(shot, home.course(shot).withMaxSpeed(most));
            }),
    AGE(
            "integer",
            "For how many ticks it has flown; below 0 as long as its delay lasts. Cannot be set.",
            (shot, home) -> Value.of(shot.age()),
            (shot, home, given) -> {
                throw new LuaException(given.field() + " cannot be set; it counts the ticks that the shot has flown");
            }),
    SPRITE(
            "string<Picture>",
            "Name of its picture; the shot stays as large where it hits.",
            (shot, home) -> Value.of(shot.style().image().name()),
            (shot, home, given) -> shot.setStyle(home.withSprite(shot.style(), given.text()))),
    RADIUS(
            "number",
            "How large it is where it hits; in pixels.",
            (shot, home) -> Value.of(shot.style().radius()),
            (shot, home, given) -> {
                double radius = given.atLeast(0, given.finite());
                shot.setStyle(shot.style().withRadius(radius));
            }),
    DAMAGE("What a hit costs.", (shot, home) -> shot.damage(), (shot, home, damage) -> shot.setDamage(damage)),
    HITS(
            "string<Group>|string[]",
            "The group that it hurts, or a list of them.",
            (shot, home) -> home.groups(home.spec(shot).hits()),
            (shot, home, given) -> {
                long groups = home.groups(given.textOrTable());
                home.change(shot, home.spec(shot).toBuilder().hits(groups).build());
            }),
    PIERCING(
            "boolean",
            "Whether it flies on after a hit.",
            (shot, home) -> Value.of(home.spec(shot).isPiercing()),
            (shot, home, given) -> {
                ShotSpec.Builder changed = home.spec(shot).toBuilder();
                home.change(shot, changed.piercing(given.flag()).build());
            }),
    ON_END(
            "fun(shot: Shot, why: string)?",
            "Called when the shot is gone, see `shot.fire`.",
            (shot, home) -> home.callbacks(shot).onEnd(),
            (shot, home, given) -> home.setCallbacks(shot, home.callbacks(shot).withOnEnd(given.function()))),
    ON_BOUNCE(
            "fun(shot: Shot, edge: string)?",
            "Called when the shot bounces, see `shot.fire`.",
            (shot, home) -> home.callbacks(shot).onBounce(),
            (shot, home, given) -> home.setCallbacks(shot, home.callbacks(shot).withOnBounce(given.function()))),
    ON_TICK(
            "fun(shot: Shot)?",
            "Called in each tick, or less often by `tick_every`, see `shot.fire`.",
            (shot, home) -> home.callbacks(shot).onTick(),
            (shot, home, given) -> home.setCallbacks(shot, home.callbacks(shot).withOnTick(given.function()))),
    TICK_EVERY(
            "integer",
            "How many ticks of the shot are from one call of `on_tick` to the next.",
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
    private final String asTold = "a shot's '" + fieldName() + "'";

    ShotField(String type, String doc, BiFunction<Shot, ShotAccess, Value> reader, Writer writer) {
        this.type = type;
        this.doc = doc;
        this.reader = reader;
        this.writer = writer;
    }

    /** One that is any finite number. */
    ShotField(String doc, ToDoubleBiFunction<Shot, ShotAccess> reader, NumberWriter writer) {
        this(
                "number",
                doc,
                (shot, home) -> Value.of(reader.applyAsDouble(shot, home)),
                (shot, home, given) -> writer.write(shot, home, given.finite()));
    }

    /** Describes all for the reference. */
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

    /** What the shot has, or had last. */
    Value read(Shot shot, ShotAccess home) {
        return reader.apply(shot, home);
    }

    /**
     * Gives it to a flying shot.
     *
     * @throws LuaException if the value is of the wrong type, or out of bounds
     */
    void write(Shot shot, ShotAccess home, Value value) {
        writer.write(shot, home, new AssignedValue(asTold, value));
    }

    private static Value bound(double speed) {
        return Double.isInfinite(speed) ? Value.NIL : Value.of(speed);
    }
}
