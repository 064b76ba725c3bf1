package kodama.script.shot;

import kodama.lua.bind.Value;
import kodama.shot.MotionRates;
import kodama.shot.Shot;
import kodama.shot.ShotSpec;

/** The access of a shot's fields to the shots of the world. */
interface ShotAccess {
    /** Returns the properties that a shot shares with others; the last ones of a shot that has ended. */
    ShotSpec spec(Shot shot);

    /** Replaces the shared properties of a flying shot. */
    void change(Shot shot, ShotSpec spec);

    /** Returns how the speed and direction of a shot change. */
    MotionRates motionRates(Shot shot);

    /** Sets how the speed and direction of a shot change. */
    void setMotionRates(Shot shot, MotionRates motionRates);

    /** Returns the callbacks of a shot. */
    ScriptShotCallbacks callbacks(Shot shot);

    /** Sets the callbacks of a shot. */
    void setCallbacks(Shot shot, ScriptShotCallbacks shotCallbacks);

    /** Returns the groups of a bit mask as scripts name them: a string, or a list of several. */
    Value groups(long hits);

    /** Returns the bit mask of the groups that a script names. */
    long groups(Value names);

    /** Returns what changes the pictures of shots. */
    ShotLookChanges looks();
}
