package kodama.script.shot;

import kodama.lua.bind.Value;
import kodama.shot.MotionRates;
import kodama.shot.Shot;
import kodama.shot.ShotSpec;
import kodama.shot.look.ShotStyle;

/** What a field of a shot's table asks of the world that the shot flies in. */
interface ShotAccess {
    /** What a shot has, or had last, in common with others. */
    ShotSpec spec(Shot shot);

    /** Gives a flying shot something else in common with others. */
    void change(Shot shot, ShotSpec spec);

    /** How the speed and the direction of a shot change. */
    MotionRates course(Shot shot);

    /** Has the speed and the direction of a shot change otherwise. */
    void setCourse(Shot shot, MotionRates course);

    /** What is called when something happens to a shot. */
    ScriptShotCallbacks callbacks(Shot shot);

    /** Has something else called when something happens to a shot. */
    void setCallbacks(Shot shot, ScriptShotCallbacks hearing);

    /** The groups behind the bits, as scripts name them: a string, or a list of several. */
    Value groups(long hits);

    /** The bits of the groups that a script names. */
    long groups(Value names);

    /** The same look with another picture. */
    ShotStyle withSprite(ShotStyle style, String sprite);
}
