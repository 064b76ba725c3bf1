package kodama.dap;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import kodama.data.DataException;
import org.jspecify.annotations.Nullable;

/**
 * A port of this machine on which an editor is awaited. Whoever connects must begin with the request
 * {@code initialize}; all else is refused, and the port goes on listening: a web page can reach it, too.
 *
 * <p>Each connection has a thread of its own until it has begun, so that a slow one keeps no other waiting. The first
 * editor is served; others get an error.
 */
public final class DapListener implements AutoCloseable {
    /** More connections that have not begun are not kept: the oldest one is closed. */
    private static final int MOST_WAITING = 16;

    /** How long a connection may say nothing before it begins. */
    private static final int PATIENCE_MILLIS = 10_000;

    private static final String TAKEN = "kodama dap serves another editor already; start it again with another --port";

    private final ServerSocket door;
    private final Consumer<String> refusals;
    private final Deque<Socket> waiting = new ArrayDeque<>();
    private final CompletableFuture<MessageStream> editor = new CompletableFuture<>();
    private @Nullable Socket served;
    private String said = "";

    /**
     * Opens the door, on the loopback address alone.
     *
     * @param port its number; 0 for any that is free
     * @param refusals takes a sentence about a connection that is refused; on another thread
     * @throws IOException if the port cannot be had
     */
    public DapListener(int port, Consumer<String> refusals) throws IOException {
        door = new ServerSocket(port, MOST_WAITING, InetAddress.getLoopbackAddress());
        this.refusals = refusals;
        start(this::listen, "kodama-dap-door");
    }

    private static void start(Runnable work, String name) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
    }

    public int port() {
        return door.getLocalPort();
    }

    /** Waits for an editor, and returns the conversation with it; the game is played when the editor wants it. */
    public DapSession accept(DapSession.GameLauncher game) {
        return new DapSession(editor.join(), game);
    }

    private void listen() {
        try {
            while (true) {
                Socket stranger = door.accept();
                add(stranger);
                start(() -> greet(stranger), "kodama-dap-greeting");
            }
        } catch (IOException closed) {
            // so it ends
        }
    }

    private synchronized void add(Socket stranger) {
        waiting.add(stranger);
        if (waiting.size() > MOST_WAITING) close(waiting.remove());
    }

    private void greet(Socket stranger) {
        try {
            stranger.setTcpNoDelay(true);
            stranger.setSoTimeout(PATIENCE_MILLIS);
            MessageStream frames = new MessageStream(stranger.getInputStream(), stranger.getOutputStream());
            byte[] first = frames.peek();
            if (first != null) admit(stranger, frames, DapRequest.of(first));
        } catch (IOException | DataException | DapRequestException other) {
            refuse(String.valueOf(other.getMessage()));
        } finally {
            end(stranger);
        }
    }

    private void admit(Socket stranger, MessageStream frames, @Nullable DapRequest first) throws IOException {
        if (first == null || !first.command().equals("initialize"))
            throw new DapRequestException("the first message must be the request 'initialize'");
        if (isServed(stranger)) editor.complete(frames);
        else new DapClient(frames).reject(first, TAKEN);
    }

    /** Whether it is the first one, and will be served. */
    private synchronized boolean isServed(Socket stranger) throws IOException {
        if (served != null) return false;
        stranger.setSoTimeout(0);
        served = stranger;
        return true;
    }

    private synchronized void end(Socket stranger) {
        waiting.remove(stranger);
        if (stranger != served) close(stranger);
    }

    /** A page that tries again and again is told of once, without what could do something to a console. */
    private synchronized void refuse(String reason) {
        if (!reason.equals(said)) refusals.accept("a connection was refused: " + reason.replaceAll("[^ -~]", "?"));
        said = reason;
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException closed) {
            // it is not used any more
        }
    }

    /** Closes the door and all connections. */
    @Override
    public void close() throws IOException {
        door.close();
        synchronized (this) {
            waiting.forEach(DapListener::close);
            if (served != null) close(served);
        }
    }
}
