package kodama.shot;

/** How old shots are: when they go off, and when their life is over. */
final class ShotAges {
    private final ShotData data;

    ShotAges(ShotData data) {
        this.data = data;
    }

    /** Makes the shots before the end a tick older. */
    void grow(int end) {
        data.grow(end);
        if (data.hasAny(Traits.DELAYED)) goOff(end);
        if (data.hasAny(Traits.MORTAL)) expire(end);
    }

    private void goOff(int end) {
        for (int i = 0; i < end; i++) {
            if (!data.has(i, Traits.DELAYED) || data.age[i] != 0) continue;
            data.take(i, Traits.DELAYED);
            data.steer(i, data.angle[i], data.speed[i]);
        }
    }

    private void expire(int end) {
        for (int i = 0; i < end; i++) {
            if (data.has(i, Traits.MORTAL) && data.age[i] >= data.spec(i).life()) data.kill(i, ShotEnd.LIFE);
        }
    }
}
