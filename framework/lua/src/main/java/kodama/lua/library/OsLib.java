package kodama.lua.library;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.zone.ZoneRules;
import java.util.function.LongSupplier;
import kodama.lua.Builtin;
import kodama.lua.Library;
import kodama.lua.LuaMachine;
import kodama.lua.compile.NumberParser;
import kodama.lua.error.MessageError;
import kodama.lua.value.Args;
import kodama.lua.value.LuaReal;
import kodama.lua.value.LuaText;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * The functions of {@code os} that every machine has: {@code clock}, {@code date}, {@code difftime} and {@code time}.
 *
 * <p>The machine's owner provides the time, and the time zone is UTC, so that replays see the same.
 */
public final class OsLib implements Library {
    private static final double NANOS = 1e9;
    /** Cost of a date, and of each byte of its format. */
    private static final int COST_OF_DATE = 40;

    private static final long YEARS_PER_ERA = 400;
    private static final long DAYS_PER_ERA = 146_097;
    private static final long HOUR = 3600;

    /** Range of times, in seconds from 1970, for which Java knows the rules of time zones. */
    private static final long MAX_SECONDS = 1L << 50;

    private static final LuaString DEFAULT_FORMAT = LuaString.valueOf("%c");

    private final LongSupplier epochSeconds;
    private final LongSupplier nanosRunning;
    private final ZoneId zone;

    /**
     * Makes the library for a game.
     *
     * @param nanos the clock for scripts, in nanoseconds from any origin
     */
    public OsLib(LongSupplier nanos) {
        this(() -> nanos.getAsLong() / 1_000_000_000L, nanos, ZoneOffset.UTC);
    }

    /**
     * Makes a library with other clocks.
     *
     * @param epochSeconds the calendar clock, in seconds since 1970
     * @param nanosRunning the running clock, in nanoseconds from any origin
     * @param zone the time zone
     */
    public OsLib(LongSupplier epochSeconds, LongSupplier nanosRunning, ZoneId zone) {
        this.epochSeconds = epochSeconds;
        this.nanosRunning = nanosRunning;
        this.zone = zone;
    }

    @Override
    public void install(LuaMachine machine, LuaTable globals) {
        LuaTable os = machine.newTable(0, 12);
        Builtin.define(os, "os.clock", args -> LuaReal.of(nanosRunning.getAsLong() / NANOS));
        Builtin.define(os, "os.date", args -> date(machine, args));
        Builtin.define(os, "os.difftime", OsLib::difference);
        Builtin.define(os, "os.time", this::time);
        globals.rawset("os", os);
    }

    private static Varargs difference(Varargs args) {
        long from = Args.integer(args, 2, 0);
        return LuaReal.of((double) Args.integer(args, 1) - from);
    }

    private Varargs time(Varargs args) {
        if (Args.isMissing(args, 1)) return LuaReal.of(epochSeconds.getAsLong());
        LuaTable fields = Args.table(args, 1);
        long seconds = field(fields, "sec", 0);
        long minutes = field(fields, "min", 0);
        long hours = field(fields, "hour", 12);
        long day = field(fields, "day");
        long month = field(fields, "month");
        long year = field(fields, "year");
        int yearsAfter1900 = (int) (year - 1900); // wraps around for large years, as in C
        long days = daysBefore(yearsAfter1900 + 1900L, month - 1) + day - 1;
        long local = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
        long epochSeconds = local - offset(local, fields.get("isdst"));
        return epochSeconds == -1 ? LuaValue.NIL : LuaReal.of(epochSeconds); // as with C's mktime
    }

    /** Returns the days from 1970 to the first of a month; months may be out of range, and years of any size. */
    private static long daysBefore(long year, long month) {
        long years = year + Math.floorDiv(month, 12);
        long eras = Math.floorDiv(years, YEARS_PER_ERA);
        LocalDate within = LocalDate.of((int) (years - eras * YEARS_PER_ERA), Math.floorMod(month, 12) + 1, 1);
        return within.toEpochDay() + eras * DAYS_PER_ERA;
    }

    /** Returns the offset of local time from UTC; {@code isdst} says whether it is daylight saving time. */
    private long offset(long local, LuaValue isdst) {
        ZoneRules rules = zone.getRules();
        long near = Math.max(-MAX_SECONDS, Math.min(MAX_SECONDS, local));
        ZoneOffset offset = rules.getOffset(LocalDateTime.ofEpochSecond(near, 0, ZoneOffset.UTC));
        boolean isSummer = rules.isDaylightSavings(Instant.ofEpochSecond(near - offset.getTotalSeconds()));
        boolean meant = isdst.isnil() ? isSummer : isdst.toboolean();
        long change = meant == isSummer ? 0 : meant ? HOUR : -HOUR;
        return offset.getTotalSeconds() + change;
    }

    private static long field(LuaTable fields, String name, long fallback) {
        double value = numberOrNone(fields.get(name));
        return value != value ? fallback : (int) (long) value;
    }

    private static long field(LuaTable fields, String name) {
        double value = numberOrNone(fields.get(name));
        if (value != value) throw new MessageError("field '" + name + "' missing in date table");
        return (int) (long) value;
    }

    private static double numberOrNone(LuaValue value) {
        if (value instanceof LuaString text) return NumberParser.parse(text);
        return value.type() == LuaValue.TNUMBER ? value.todouble() : NumberParser.NONE;
    }

    private Varargs date(LuaMachine machine, Varargs args) {
        LuaString format = Args.string(args, 1, DEFAULT_FORMAT);
        double seconds = Args.number(args, 2, epochSeconds.getAsLong());
        boolean universal = format.m_length > 0 && format.luaByte(0) == '!';
        machine.charge(COST_OF_DATE + COST_OF_DATE * (long) format.m_length);
        ZonedDateTime time = at((long) seconds, universal ? ZoneOffset.UTC : zone);
        String pattern = LuaText.latin1(universal ? format.substring(1, format.m_length) : format);
        if (time == null) return LuaValue.NIL;
        return pattern.equals("*t") ? fields(machine, time) : LuaText.latin1(DateFormat.format(pattern, time));
    }

    private static @Nullable ZonedDateTime at(long seconds, ZoneId zone) {
        try {
            return Instant.ofEpochSecond(seconds).atZone(zone);
        } catch (DateTimeException outOfRange) {
            return null;
        }
    }

    private static LuaTable fields(LuaMachine machine, ZonedDateTime time) {
        LuaTable fields = machine.newTable(0, 9);
        fields.rawset("sec", LuaReal.of(time.getSecond()));
        fields.rawset("min", LuaReal.of(time.getMinute()));
        fields.rawset("hour", LuaReal.of(time.getHour()));
        fields.rawset("day", LuaReal.of(time.getDayOfMonth()));
        fields.rawset("month", LuaReal.of(time.getMonthValue()));
        fields.rawset("year", LuaReal.of(time.getYear()));
        fields.rawset("wday", LuaReal.of(time.getDayOfWeek().getValue() % 7 + 1));
        fields.rawset("yday", LuaReal.of(time.getDayOfYear()));
        fields.rawset("isdst", LuaValue.valueOf(DateFormat.isSummerTime(time)));
        return fields;
    }
}
