package kodama.script.shot;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import kodama.lua.bind.FieldDoc;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Signature;
import kodama.lua.bind.Value;
import kodama.shot.Shot;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;

/** A field of a shot's table that the pool keeps: what it is called, what it is for, how it is read and written. */
enum ShotField {
    X("number", "Where the middle of the shot is; in pixels from the left.") {
        @Override
        Value read(Shot shot, ShotHome home) {
            return Value.of(shot.x());
        }

        @Override
        void write(Shot shot, ShotHome home, Value value) {
            shot.moveTo(finite(value), shot.y());
        }
    },

    Y("number", "Where the middle of the shot is; in pixels from the top.") {
        @Override
        Value read(Shot shot, ShotHome home) {
            return Value.of(shot.y());
        }

        @Override
        void write(Shot shot, ShotHome home, Value value) {
            shot.moveTo(shot.x(), finite(value));
        }
    },

    ANGLE("number", "The direction in which it flies; in degrees, 0 is right, 90 down.") {
        @Override
        Value read(Shot shot, ShotHome home) {
            return Value.of(shot.angle());
        }

        @Override
        void write(Shot shot, ShotHome home, Value value) {
            shot.setAngle(finite(value));
        }
    },

    SPEED("number", "How far it flies; in pixels a tick.") {
        @Override
        Value read(Shot shot, ShotHome home) {
            return Value.of(shot.speed());
        }

        @Override
        void write(Shot shot, ShotHome home, Value value) {
            shot.setSpeed(finite(value));
        }
    },

    ACCEL("number", "What it gains in speed in each tick; in pixels a tick.") {
        @Override
        Value read(Shot shot, ShotHome home) {
            return Value.of(home.course(shot).accel());
        }

        @Override
        void write(Shot shot, ShotHome home, Value value) {
            home.steer(shot, home.course(shot).withAccel(finite(value)));
        }
    },

    TURN("number", "How far it turns in each tick; in degrees.") {
        @Override
        Value read(Shot shot, ShotHome home) {
            return Value.of(home.course(shot).turn());
        }

        @Override
        void write(Shot shot, ShotHome home, Value value) {
            home.steer(shot, home.course(shot).withTurn(finite(value)));
        }
    },

    MIN_SPEED("number?", "Below which `accel` does not lead; nil for no bound.") {
        @Override
        Value read(Shot shot, ShotHome home) {
            return bound(home.course(shot).minSpeed());
        }

        @Override
        void write(Shot shot, ShotHome home, Value value) {
            double bound = value.isNil() ? Double.NEGATIVE_INFINITY : finite(value);
            home.steer(shot, home.course(shot).withMinSpeed(bound));
        }
    },

    MAX_SPEED("number?", "Above which `accel` does not lead; nil for no bound.") {
        @Override
        Value read(Shot shot, ShotHome home) {
            return bound(home.course(shot).maxSpeed());
        }

        @Override
        void write(Shot shot, ShotHome home, Value value) {
            double bound = value.isNil() ? Double.POSITIVE_INFINITY : finite(value);
            home.steer(shot, home.course(shot).withMaxSpeed(bound));
        }
    },

    AGE("integer", "For how many ticks it has flown; cannot be set.") {
        @Override
        Value read(Shot shot, ShotHome home) {
            return Value.of(shot.age());
        }

        @Override
        void write(Shot shot, ShotHome home, Value value) {
            throw new LuaException("a shot's 'age' cannot be set; it counts the ticks that the shot has flown");
        }
    },

    SPRITE("string<Picture>", "Name of its picture; the shot stays as large where it hits.") {
        @Override
        Value read(Shot shot, ShotHome home) {
            return Value.of(shot.style().image().name());
        }

        @Override
        void write(Shot shot, ShotHome home, Value value) {
            String sprite = checked(value, LuaType.STRING).text();
            shot.setStyle(home.dressed(shot.style(), sprite));
        }
    },

    RADIUS("number", "How large it is where it hits; in pixels.") {
        @Override
        Value read(Shot shot, ShotHome home) {
            return Value.of(shot.style().radius());
        }

        @Override
        void write(Shot shot, ShotHome home, Value value) {
            double radius = finite(value);
            if (radius < 0) throw new LuaException("a shot's 'radius' must be at least 0 but was " + value);
            shot.setStyle(shot.style().withRadius(radius));
        }
    },

    DAMAGE("number", "What a hit costs.") {
        @Override
        Value read(Shot shot, ShotHome home) {
            return Value.of(shot.damage());
        }

        @Override
        void write(Shot shot, ShotHome home, Value value) {
            shot.setDamage(finite(value));
        }
    },

    HITS("string<Group>|string[]", "The group that it hurts, or a list of them.") {
        @Override
        Value read(Shot shot, ShotHome home) {
            return home.groups(home.spec(shot).hits());
        }

        @Override
        void write(Shot shot, ShotHome home, Value value) {
            if (!value.is(LuaType.STRING) && !value.is(LuaType.TABLE)) throw wrong("a string or a table", value);
            long groups = home.groups(value);
            home.change(shot, home.spec(shot).but().hits(groups).build());
        }
    },

    PIERCING("boolean", "Whether it flies on after a hit.") {
        @Override
        Value read(Shot shot, ShotHome home) {
            return Value.of(home.spec(shot).isPiercing());
        }

        @Override
        void write(Shot shot, ShotHome home, Value value) {
            boolean piercing = checked(value, LuaType.BOOLEAN).isTrue();
            home.change(shot, home.spec(shot).but().piercing(piercing).build());
        }
    },

    ON_END("fun(shot: Shot, why: string)?", "Called when the shot is gone, see `shot.fire`.") {
        @Override
        Value read(Shot shot, ShotHome home) {
            return home.hearing(shot).onEnd();
        }

        @Override
        void write(Shot shot, ShotHome home, Value value) {
            home.hear(shot, home.hearing(shot).withOnEnd(function(value)));
        }
    },

    ON_BOUNCE("fun(shot: Shot, edge: string)?", "Called when the shot bounces, see `shot.fire`.") {
        @Override
        Value read(Shot shot, ShotHome home) {
            return home.hearing(shot).onBounce();
        }

        @Override
        void write(Shot shot, ShotHome home, Value value) {
            home.hear(shot, home.hearing(shot).withOnBounce(function(value)));
        }
    },

    ON_TICK("fun(shot: Shot)?", "Called in each tick, or less often by `tick_every`, see `shot.fire`.") {
        @Override
        Value read(Shot shot, ShotHome home) {
            return home.hearing(shot).onTick();
        }

        @Override
        void write(Shot shot, ShotHome home, Value value) {
            home.hear(shot, home.hearing(shot).withOnTick(function(value)));
        }
    },

    TICK_EVERY("integer", "How many ticks of the shot are from one call of `on_tick` to the next.") {
        @Override
        Value read(Shot shot, ShotHome home) {
            return Value.of(home.hearing(shot).every());
        }

        @Override
        void write(Shot shot, ShotHome home, Value value) {
            double ticks = checked(value, LuaType.INTEGER).number();
            if (ticks < 1) throw new LuaException("a shot's 'tick_every' must be at least 1 but was " + value);
            home.hear(shot, home.hearing(shot).withEvery((int) ticks));
        }
    };

    private static final Map<LuaValue, ShotField> BY_KEY = byKey();

    /** The name as a Lua string. */
    final LuaValue key = LuaValue.valueOf(fieldName());

    private final String type;
    private final String doc;

    ShotField(String type, String doc) {
        this.type = type;
        this.doc = doc;
    }

    private static Map<LuaValue, ShotField> byKey() {
        Map<LuaValue, ShotField> all = new HashMap<>();
        for (ShotField field : values()) all.put(field.key, field);
        return Map.copyOf(all);
    }

    /** The field of that name, or null if the pool keeps nothing of that name. */
    static @Nullable ShotField of(LuaValue key) {
        return BY_KEY.get(key);
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
    abstract Value read(Shot shot, ShotHome home);

    /**
     * Gives it to a flying shot.
     *
     * @throws LuaException if the value is of the wrong type, or out of bounds
     */
    abstract void write(Shot shot, ShotHome home, Value value);

    private static Value bound(double speed) {
        return Double.isInfinite(speed) ? Value.NIL : Value.of(speed);
    }

    final double finite(Value value) {
        double number = checked(value, LuaType.NUMBER).number();
        if (!Double.isNaN(number) && !Double.isInfinite(number)) return number;
        throw wrong("a finite number", value.text());
    }

    final Value function(Value value) {
        return value.isNil() ? value : checked(value, LuaType.FUNCTION);
    }

    final Value checked(Value value, LuaType wanted) {
        if (value.is(wanted)) return value;
        throw wrong(wanted.phrase(), value);
    }

    final LuaException wrong(String wanted, Value value) {
        boolean isNumber = value.is(LuaType.NUMBER);
        return wrong(
                wanted,
                value.isNil() ? "nil" : isNumber && wanted.endsWith("number") ? value.text() : "a " + value.typeName());
    }

    private LuaException wrong(String wanted, String found) {
        return new LuaException("a shot's '" + fieldName() + "' must be " + wanted + " but was " + found);
    }
}
