package kodama.shot;

/** How old shots are: when they go off, and when their life is over. */
final class ShotAges {
    private final ShotData data;

    ShotAges(ShotData data) {
        this.data = data;
    }

    /** Makes the shots before the end a tick older. */
    void advance(int end) {
        data.incrementAges(end);
        if (data.hasAny(ShotTraits.DELAYED)) goOff(end);
        if (data.hasAny(ShotTraits.LIMITED_LIFE)) expire(end);
    }

    private void goOff(int end) {
        for (int i = 0; i < end; i++) {
            if (!data.has(i, ShotTraits.DELAYED) || data.age[i] != 0) continue;
            data.removeTrait(i, ShotTraits.DELAYED);
            data.setVelocity(i, data.angle[i], data.speed[i]);
        }
    }

    private void expire(int end) {
        for (int i = 0; i < end; i++) {
            if (data.has(i, ShotTraits.LIMITED_LIFE)
                    && data.age[i] >= data.spec(i).life()) data.kill(i, ShotEndReason.LIFE);
        }
    }
}
