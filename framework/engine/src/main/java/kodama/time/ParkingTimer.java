package kodama.time;

import java.util.concurrent.locks.LockSupport;

/** Where a parked thread wakes less than a tenth of a millisecond late: Linux, macOS. */
final class ParkingTimer implements SystemTimer {
    @Override
    public long sleep(long nanos) {
        LockSupport.parkNanos(this, nanos);
        return nanos;
    }

    @Override
    public void close() {}
}
