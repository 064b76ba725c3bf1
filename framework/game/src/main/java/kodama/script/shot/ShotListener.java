package kodama.script.shot;

import kodama.shot.Edge;
import kodama.shot.Shot;
import kodama.shot.ShotEnd;
import kodama.shot.ShotEvents;
import org.jspecify.annotations.Nullable;

/** Hears what happens to the shots of a call for the scripts that want to know it, and for who has heard it before. */
final class ShotListener implements ShotEvents {
    final Hearing hearing;
    private final ShotTeller teller;
    /** Of those who work in Java: the owner of a pattern file, say. */
    private final @Nullable ShotEvents other;

    ShotListener(Hearing hearing, ShotTeller teller, @Nullable ShotEvents other) {
        this.hearing = hearing;
        this.teller = teller;
        this.other = other;
    }

    /** The same for scripts that want something else. */
    ShotListener with(Hearing another) {
        return new ShotListener(another, teller, other);
    }

    @Override
    public void ended(Shot shot, ShotEnd why) {
        if (other != null) other.ended(shot, why);
        teller.ended(shot, hearing, why);
    }

    @Override
    public void bounced(Shot shot, Edge edge) {
        if (other != null) other.bounced(shot, edge);
        teller.bounced(shot, hearing, edge);
    }

    @Override
    public void ticked(Shot shot) {
        if (other != null && isDue(shot, other.every())) other.ticked(shot);
        if (isDue(shot, hearing.interval())) teller.ticked(shot, hearing);
    }

    private static boolean isDue(Shot shot, int interval) {
        return interval > 0 && shot.isAlive() && shot.age() % interval == 0;
    }

    @Override
    public int every() {
        int ofOther = other == null ? 0 : other.every();
        if (ofOther == 0) return hearing.interval();
        return hearing.interval() == 0 ? ofOther : 1;
    }
}
